import styled from 'styled-components';
import type { SectionItem } from '../../../domain/catalogue/home-section';
import type { SearchGroup, SearchHit } from '../../../domain/search/search.port';
import { formatDuration } from '../../../domain/shared/format-duration';
import { SongLine } from '../../controls/song/SongLine';
import { lazyPart } from '../../hooks/lazy-part';
import { loadClipGrid } from '../../features/clips/load-clips';
import { useViewModels } from '../../hooks/view-models-context';
import { Highlight } from '../../components/Highlight';
import { useSongText } from '../../i18n/use-song-text';
import { STRIPS } from '../../components/search/search-grid';
import { useResultText } from '../../components/search/use-result-text';
import { LyricCard } from './LyricCard';
import { NameStrip } from './NameStrip';

interface HitGroupProps {
  readonly group: SearchGroup;
  /** The text to highlight. */
  readonly query: string;
}

type LyricHit = Extract<SearchHit, { type: 'lyric' }>;

/** Hits of one kind, in the layout of that kind. */
export function HitGroup({ group, query }: HitGroupProps) {
  switch (group.kind) {
    case 'song':
      return <Songs group={group} query={query} />;
    case 'lyric':
      return (
        <Lines>
          {group.items.flatMap((hit, index) =>
            hit.type === 'lyric' ? [<Line key={index} hit={hit} query={query} />] : [],
          )}
        </Lines>
      );
    case 'short':
      return <ClipGrid cards={group.items.flatMap((hit) => (hit.type === 'short' ? [hit.clip] : []))} />;
    default:
      return (
        <Strips>
          {group.items.flatMap((hit, index) =>
            hit.type === 'lyric' || hit.type === 'short' ? [] : [<Strip key={index} hit={hit} query={query} />],
          )}
        </Strips>
      );
  }
}

/** Fetched only where clips were found. */
const ClipGrid = lazyPart(loadClipGrid);

function Songs({ group, query }: HitGroupProps) {
  const { player } = useViewModels();
  const songs = group.items.flatMap((hit) => (hit.type === 'song' ? [hit.song] : []));
  return (
    <ol>
      {songs.map((song, index) => (
        <SongLine
          key={song.id}
          song={song}
          title={<Highlight text={song.title} query={query} />}
          onChoose={() => player.choose(songs, index)}
        />
      ))}
    </ol>
  );
}

function Line({ hit, query }: { readonly hit: LyricHit; readonly query: string }) {
  const { artistNames } = useSongText();
  const { song, line, at } = hit;
  const caption = [song.title, artistNames(song), ...(at === null ? [] : [formatDuration(at)])].join(' · ');
  return (
    <li>
      <LyricCard
        song={song}
        caption={caption}
        line={
          <>
            “<Highlight text={line} query={query} />”
          </>
        }
      />
    </li>
  );
}

function Strip({ hit, query }: { readonly hit: SectionItem; readonly query: string }) {
  const found = useResultText()(hit);
  return (
    <li>
      <NameStrip {...found} title={<Highlight text={found.title} query={query} />} />
    </li>
  );
}

const Lines = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 380px), 1fr));
  gap: 10px 16px;
`;

const Strips = styled.ul`
  ${STRIPS}
`;
