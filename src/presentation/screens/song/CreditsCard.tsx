import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { ReactNode } from 'react';
import type { SongDetails } from '../../../domain/catalogue/song-details';
import { ArtistLinks } from '../../components/ArtistLinks';

/** Who made the song, its album, and its year of release. */
export function CreditsCard({ song }: { readonly song: SongDetails }) {
  const { t } = useTranslation('listen');
  const hasPerformer = song.credits.some(({ role }) => role === 'performer');
  return (
    <section aria-label={t('song.credits')}>
      <Heading>{t('song.credits')}</Heading>
      <Card>
        {!hasPerformer && (
          <Fact name={t('song.role.performer')} value={<ArtistLinks credited={{ ...song, displayArtist: null }} />} />
        )}
        {song.credits.map(({ role, names }) => (
          <Fact key={role} name={t(`song.role.${role}`)} value={names.join(', ')} />
        ))}
        {song.album !== null && <Fact name={t('song.album')} value={song.album.title} />}
        {song.year !== null && <Fact name={t('song.year')} value={String(song.year)} />}
      </Card>
    </section>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  );
}

const Heading = styled.h2`
  margin-bottom: 12px;
  font-size: var(--fs-h3);
  line-height: var(--lh-h3);
`;

const Card = styled.dl`
  display: grid;
  grid-template-columns: 120px 1fr;
  gap: 6px 16px;
  margin-bottom: 22px;
  padding: 16px 18px;
  border-radius: 18px;
  background: var(--surface-1);
  box-shadow: var(--elev-1);
  dt {
    color: var(--text-2);
  }
  dd {
    margin: 0;
    font-weight: var(--fw-strong);
    overflow-wrap: anywhere;
  }
`;
