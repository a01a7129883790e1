import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { IconButton } from '../../design-system/IconButton';
import { CROSS_ICONS } from '../../design-system/icons/cross';
import { clearField } from './clear-field';

/** Empties the field. */
export function SearchClear({ input }: { readonly input: HTMLInputElement }) {
  const { t } = useTranslation('search');
  return (
    <Place>
      <IconButton
        icon={{ path: CROSS_ICONS.x }}
        iconSize={16}
        label={t('search.clear')}
        tip={null}
        onClick={() => clearField(input)}
      />
    </Place>
  );
}

const Place = styled.span`
  flex: none;
  margin-right: -2px;
`;
