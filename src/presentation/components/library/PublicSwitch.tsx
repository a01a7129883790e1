import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Icon } from '../../design-system/Icon';
import { LIBRARY_ICONS } from '../../design-system/icons/library';
import { SwitchBox } from '../../design-system/SwitchRow';

interface PublicSwitchProps {
  readonly isOn: boolean;
  readonly onChange: (isPublic: boolean) => void;
}

/** Whether everybody may see a playlist, and what that means. */
export function PublicSwitch({ isOn, onChange }: PublicSwitchProps) {
  const { t } = useTranslation('library');
  const id = useId();
  return (
    <Row>
      <Tile>
        {isOn ? <Icon name="globe-simple" size={22} /> : <Icon path={LIBRARY_ICONS['lock-simple']} size={22} />}
      </Tile>
      <Words>
        <b id={id}>{t('form.public')}</b>
        <span id={`${id}-text`}>{t('form.publicText')}</span>
      </Words>
      <SwitchBox
        type="checkbox"
        role="switch"
        aria-labelledby={id}
        aria-describedby={`${id}-text`}
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
      />
    </Row>
  );
}

const Row = styled.label`
  display: flex;
  align-items: center;
  gap: 14px;
  margin: 18px 0 0;
  padding-top: 14px;
  border-top: 1px solid var(--line);
  cursor: pointer;
`;

const Tile = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 42px;
  height: 42px;
  border-radius: 12px;
  background: var(--accent-soft);
  color: var(--accent-strong);
`;

const Words = styled.span`
  flex: 1;
  min-width: 0;
  b {
    display: block;
    font-weight: var(--fw-strong);
  }
  span {
    color: var(--text-2);
    font-size: var(--fs-meta);
    line-height: var(--lh-meta);
  }
`;
