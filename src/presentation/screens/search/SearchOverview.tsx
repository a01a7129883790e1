import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { SearchGroup, SearchResults, SearchType } from '../../../domain/search/search.port';
import { SectionHeading } from '../../components/SectionHeading';
import { focusRing, touchArea } from '../../design-system/interaction';
import { Best } from './Best';
import { PAIR_GRID } from '../../components/search/search-grid';
import { HitGroup } from './HitGroup';

interface OverviewProps {
  readonly results: SearchResults;
  readonly onShow: (type: SearchType) => void;
}

/** How many hits of each kind fit beside the neighbouring group. */
const SHOWN = { song: 4, lyric: 2, short: 5, collection: 4, artist: 4 } as const;
/** The search type that lists a whole group. */
const TYPE_OF = { song: 'song', lyric: 'lyric', short: 'short', collection: 'album', artist: 'artist' } as const;

/** Everything at a glance (design §15): best match, songs, lyrics, shorts, albums and playlists, artists. */
export function SearchOverview({ results, onShow }: OverviewProps) {
  const { t } = useTranslation('search');
  const query = results.readAs ?? results.q;
  const groupOf = (kind: SearchGroup['kind']): SearchGroup | undefined =>
    results.groups.find((group) => group.kind === kind && group.items.length > 0);
  const isPaired = groupOf('short') !== undefined;
  const section = (kind: SearchGroup['kind']) => {
    const group = groupOf(kind);
    const most = kind === 'lyric' && !isPaired ? SHOWN.lyric * 2 : SHOWN[kind];
    return group && <Glance group={group} most={most} query={query} onShow={() => onShow(TYPE_OF[kind])} />;
  };
  return (
    <Lines>
      <Pair>
        {results.best !== null && (
          <section aria-label={t('search.best')}>
            <SectionHeading>{t('search.best')}</SectionHeading>
            <Best item={results.best} query={query} />
          </section>
        )}
        {section('song')}
      </Pair>
      <Pair>
        {section('lyric')}
        {section('short')}
      </Pair>
      {section('collection')}
      {section('artist')}
    </Lines>
  );
}

interface GlanceProps {
  readonly group: SearchGroup;
  readonly most: number;
  readonly query: string;
  readonly onShow: () => void;
}

function Glance({ group, most, query, onShow }: GlanceProps) {
  const { t } = useTranslation('search');
  const title = t(`search.group.${group.kind}`);
  const shown = { ...group, items: group.items.slice(0, most) };
  return (
    <section aria-label={title}>
      <Head>
        <SectionHeading>{title}</SectionHeading>
        {(group.hasMore || group.items.length > most) && (
          <All type="button" aria-label={t('search.seeAllOf', { title })} onClick={onShow}>
            {t('search.seeAll')}
          </All>
        )}
      </Head>
      <HitGroup group={shown} query={query} />
    </section>
  );
}

const Lines = styled.div`
  display: grid;
  gap: 26px;
`;

const Pair = styled.div`
  ${PAIR_GRID}
  &:empty {
    display: none;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
`;

const All = styled.button`
  ${touchArea}
  border-radius: 4px;
  color: var(--text-2);
  font-size: var(--fs-meta);
  font-weight: var(--fw-strong);
  ${focusRing}
  &:hover {
    color: var(--text-1);
  }
`;
