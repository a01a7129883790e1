import { useTranslation } from 'react-i18next';
import { isCounted } from '../../../domain/shared/is-counted';
import { ArtistLinks } from '../../components/ArtistLinks';
import { Avatar } from '../../design-system/Avatar';
import { useSongText } from '../../i18n/use-song-text';
import type { CollectionHead } from '../../view-models/browse/collection.view-model';
import { By, FactsLine } from './head-parts';

interface CollectionFactsLineProps {
  readonly head: CollectionHead;
  /** The number of songs; null where it is unknown. */
  readonly totalCount: number | null;
}

/** Lengths are given in whole minutes. */
const MINUTE = 60;
const MOST_AVATARS = 3;

/** By whom, how many songs, how long, how often saved. */
export function CollectionFactsLine({ head: { facts }, totalCount }: CollectionFactsLineProps) {
  const { t } = useTranslation('browse');
  const { spokenDuration } = useSongText();
  const length = facts === null ? 0 : Math.round(facts.duration / MINUTE) * MINUTE;
  const size = [
    ...(totalCount === null ? [] : [t('facts.songs', { count: totalCount })]),
    ...(length > 0 ? [spokenDuration(length)] : []),
  ].join(', ');
  return (
    <FactsLine>
      {facts !== null && <Makers facts={facts} />}
      {size !== '' && <span>{size}</span>}
      {facts !== null && isCounted(facts.saveCount) && (
        <>
          {size !== '' && <span aria-hidden="true">·</span>}
          <span>{t('facts.saves', { count: facts.saveCount })}</span>
        </>
      )}
    </FactsLine>
  );
}

function Makers({ facts }: { readonly facts: NonNullable<CollectionHead['facts']> }) {
  const { owner, artists } = facts;
  if (owner !== null) {
    return (
      <By>
        <Avatar src={owner.avatarUrl} seed={owner.id} name={owner.name} size={28} />
        <b>{owner.name}</b>
      </By>
    );
  }
  return (
    <By>
      {artists.slice(0, MOST_AVATARS).map(({ id, name, avatarUrl }) => (
        <Avatar key={id} src={avatarUrl} seed={id} name={name} size={28} />
      ))}
      <span>
        <ArtistLinks credited={facts} />
      </span>
    </By>
  );
}
