import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { searchPath } from '../../features/search-box/search-path';
import { useViewModels } from '../../hooks/view-models-context';
import { SectionHeading } from '../../components/SectionHeading';
import { Button } from '../../design-system/Button';
import { Icon } from '../../design-system/Icon';
import { IconButton } from '../../design-system/IconButton';
import { CROSS_ICONS } from '../../design-system/icons/cross';
import { SEARCH_ICONS } from '../../design-system/icons/search';
import { insetFocusRing, oneLine } from '../../design-system/interaction';
import { MEDIA } from '../../design-system/media';
import { RecentSearchesViewModel } from '../../view-models/search/recent-searches.view-model';

/** The recent searches; each can be repeated or removed. */
export const RecentSearchList = observer(function RecentSearchList() {
  const { search } = useViewModels();
  const { t } = useTranslation('search');
  const [viewModel] = useState(() => new RecentSearchesViewModel(search.recentSearches));
  useEffect(() => {
    viewModel.open();
    return () => viewModel.dispose();
  }, [viewModel]);
  if (viewModel.texts.length === 0) return null;
  return (
    <section aria-label={t('search.recent')}>
      <Head>
        <SectionHeading>{t('search.recent')}</SectionHeading>
        <Button variant="ghost" small onClick={viewModel.clear}>
          {t('search.clearRecent')}
        </Button>
      </Head>
      <List>
        {viewModel.texts.map((text) => (
          <Line key={text}>
            <Again to={searchPath(text)}>
              <Icon path={SEARCH_ICONS['clock-counter-clockwise']} />
              <span>{text}</span>
            </Again>
            <IconButton
              icon={{ path: CROSS_ICONS.x }}
              iconSize={14}
              label={t('search.removeRecent', { q: text })}
              tip={null}
              onClick={() => viewModel.remove(text)}
            />
          </Line>
        ))}
      </List>
    </section>
  );
});

const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
  gap: 0 28px;
`;

const Line = styled.li`
  display: flex;
  align-items: center;
  margin: 0 -8px;
  padding-right: 4px;
  border-radius: var(--r-sm);
  ${MEDIA.hover} {
    &:hover {
      background: var(--hover);
    }
  }
`;

const Again = styled(Link)`
  display: flex;
  align-items: center;
  gap: 12px;
  flex: 1;
  min-width: 0;
  height: 48px;
  padding: 0 8px;
  border-radius: var(--r-sm);
  color: var(--text-1);
  ${insetFocusRing}
  svg {
    color: var(--text-2);
  }
  span {
    ${oneLine}
  }
`;
