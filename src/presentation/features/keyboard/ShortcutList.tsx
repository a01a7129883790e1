import { observer } from 'mobx-react-lite';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Dialog } from '../../design-system/Dialog';
import { MEDIA } from '../../design-system/media';
import { SwitchRow } from '../../design-system/SwitchRow';
import { useSupported } from '../../hooks/use-supported';
import { useViewModels } from '../../hooks/view-models-context';
import {
  LISTED_FEED_KEYS,
  LISTED_NEEDS,
  LISTED_SHORTCUTS,
  type KeyCombination,
  type ListedFeedKey,
  type ListedShortcut,
} from './listed-shortcuts';

const SHORTCUTS = (Object.keys(LISTED_SHORTCUTS) as ListedShortcut[]).map((name) => ({
  name,
  needs: LISTED_NEEDS[name],
}));
const FEED_KEYS = (Object.keys(LISTED_FEED_KEYS) as ListedFeedKey[]).map((name) => ({
  name,
  needs: LISTED_NEEDS[name],
}));

/** The list of the shortcuts that have an effect here, and a switch to turn them off. */
export const ShortcutList = observer(function ShortcutList() {
  const { shell, player, supports } = useViewModels();
  const { t } = useTranslation();
  const shortcuts = useSupported(SHORTCUTS).filter(({ name }) => name !== 'volume' || player.isVolumeSettable);
  const { t: keys } = useTranslation('keys');
  return (
    <Dialog isWide title={t('shortcuts.title')} closeLabel={t('close')} onClose={() => shell.showShortcutList(false)}>
      <SwitchRow label={keys('enabled')} isOn={shell.areShortcutsOn} onChange={shell.enableShortcuts} />
      <List data-off={!shell.areShortcutsOn}>
        {shortcuts.map(({ name }) => (
          <Entry key={name} says={keys(`list.${name}`)} combinations={LISTED_SHORTCUTS[name]} />
        ))}
      </List>
      {supports('shorts') && <FeedKeys />}
    </Dialog>
  );
});

const FeedKeys = observer(function FeedKeys() {
  const { shell } = useViewModels();
  const { t } = useTranslation('keys');
  return (
    <>
      <Place>{t('feed.title')}</Place>
      <List data-off={!shell.areShortcutsOn}>
        {useSupported(FEED_KEYS).map(({ name }) => (
          <Entry key={name} says={t(`feed.${name}`)} combinations={LISTED_FEED_KEYS[name]} />
        ))}
      </List>
    </>
  );
});

interface EntryProps {
  readonly says: string;
  readonly combinations: readonly KeyCombination[];
}

const Entry = ({ says, combinations }: EntryProps) => (
  <Line>
    <dt>{says}</dt>
    <dd>
      {combinations.map((combination) => (
        <Combination key={combination.keys.join()} {...combination} />
      ))}
    </dd>
  </Line>
);

/** Screen readers read key symbols aloud by these names. */
const SPOKEN = { '␣': 'space', '⇧': 'shift', '←': 'left', '→': 'right', '↑': 'up', '↓': 'down', '…': 'to' } as const;

const isSpoken = (key: string): key is keyof typeof SPOKEN => key in SPOKEN;

function Combination({ keys: pressed, isSequence = false }: KeyCombination) {
  const { t } = useTranslation('keys');
  return (
    <Keys>
      {pressed.map((key, place) => (
        <Fragment key={key}>
          {place > 0 && isSequence && <Then>{t('then')}</Then>}
          {isSpoken(key) && key !== '␣' ? (
            <Key role="img" aria-label={t(`keys.${SPOKEN[key]}`)} data-plain={key === '…'}>
              {key}
            </Key>
          ) : (
            <Key>{key === '␣' ? t('keys.space') : key}</Key>
          )}
        </Fragment>
      ))}
    </Keys>
  );
}

const List = styled.dl`
  display: grid;
  margin-top: 8px;
  transition: opacity var(--dur-2) var(--ease-out);
  ${MEDIA.fromTablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: 36px;
  }
`;

const Place = styled.h3`
  margin-top: 24px;
  font-size: var(--fs-h3);
  line-height: var(--lh-h3);
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  min-height: 42px;
  padding: 4px 0;
  border-top: 1px solid var(--line);
  dt {
    [data-off='true'] & {
      color: var(--text-2);
    }
  }
  dd {
    display: flex;
    flex: none;
    gap: 8px;
    margin: 0;
  }
`;

const Keys = styled.span`
  display: flex;
  align-items: center;
  gap: 4px;
`;

const Then = styled.span`
  color: var(--text-2);
  font-size: var(--fs-meta);
`;

const Key = styled.kbd`
  display: inline-block;
  min-width: 28px;
  padding: 0 8px;
  border-radius: 7px;
  background: var(--surface-2);
  box-shadow: inset 0 -2px 0 var(--line);
  color: var(--text-1);
  font: var(--fw-strong) 12px/26px var(--font-ui);
  text-align: center;
  &[data-plain='true'] {
    min-width: 0;
    padding: 0;
    background: none;
    box-shadow: none;
  }
`;
