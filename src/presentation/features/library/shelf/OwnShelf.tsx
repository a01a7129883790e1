import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Icon } from '../../../design-system/Icon';
import { IconButton } from '../../../design-system/IconButton';
import { LIBRARY_ICONS } from '../../../design-system/icons/library';
import { LIKED_ICONS } from '../../../design-system/icons/liked';
import { LibraryViewModel } from '../../../view-models/library/library.view-model';
import { useFresh } from '../../../hooks/use-fresh';
import { useViewModels } from '../../../hooks/view-models-context';
import { ShelfItem } from './ShelfItem';
import { ShelfLink } from './ShelfLink';

/** The listener's library, reachable with one press from every page. Songs can be dropped on own playlists. */
export const OwnShelf = observer(function OwnShelf() {
  const { libraryDialogs, supports } = useViewModels();
  const { t } = useTranslation('library');
  const [viewModel] = useState(() => new LibraryViewModel(libraryDialogs.deps));
  useFresh(viewModel);
  useEffect(() => {
    viewModel.open();
    return () => viewModel.dispose();
  }, [viewModel]);
  return (
    <Section aria-label={t('shelf.title')}>
      <Head>
        <h2>{t('shelf.title')}</h2>
        {supports('playlists') && (
          <IconButton
            icon={{ path: LIBRARY_ICONS.plus }}
            label={t('shelf.create')}
            side="bottom-end"
            onClick={() => libraryDialogs.openCreate()}
          />
        )}
      </Head>
      <List>
        <Banners viewModel={viewModel} />
        {viewModel.list?.items.map((entry, index) => (
          <ShelfItem key={index} entry={entry} />
        ))}
      </List>
    </Section>
  );
});

const Banners = observer(function Banners({ viewModel }: { readonly viewModel: LibraryViewModel }) {
  const { supports } = useViewModels();
  const { t } = useTranslation('library');
  const { totals } = viewModel;
  const liked = totals?.liked.songCount ?? 0;
  const today = totals?.heard.todayCount ?? 0;
  const playedCount = totals?.heard.songCount ?? 0;
  const heardWords = today > 0 ? t('shelf.todaySongs', { count: today }) : t('library.heard', { count: playedCount });
  return (
    <>
      {supports('likes') && (
        <ShelfLink
          to="/collection/liked"
          title={t('library.liked')}
          facts={liked > 0 ? t('shelf.songs', { count: liked }) : t('library.nothingYet')}
          picture={
            <LikedTile>
              <Icon path={LIKED_ICONS.heart} size={18} />
            </LikedTile>
          }
        />
      )}
      <ShelfLink
        to="/history"
        title={t('library.recent')}
        facts={playedCount > 0 ? heardWords : t('library.nothingYet')}
        picture={
          <HistoryTile>
            <Icon path={LIBRARY_ICONS['clock-counter-clockwise']} size={18} />
          </HistoryTile>
        }
      />
    </>
  );
});

const Section = styled.section`
  display: flex;
  flex-direction: column;
  min-height: 0;
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  height: 36px;
  padding: 0 2px 0 12px;
  opacity: var(--open);
  transition: opacity var(--dur-2) var(--ease-out);
  h2 {
    color: var(--text-3);
    font: var(--fw-medium) var(--fs-meta) / var(--lh-meta) var(--font-ui);
    letter-spacing: 0;
  }
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2px;
  min-height: 0;
  overflow-y: auto;
  scrollbar-width: none;
`;

const Tile = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 34px;
  height: 34px;
  border-radius: var(--r-xs);
`;

const LikedTile = styled(Tile)`
  background: linear-gradient(135deg, #ff6685, #d92b55);
  color: #fff;
`;

const HistoryTile = styled(Tile)`
  background: var(--accent-soft);
  color: var(--accent-strong);
`;
