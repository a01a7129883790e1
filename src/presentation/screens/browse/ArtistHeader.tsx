import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { isCounted } from '../../../domain/shared/is-counted';
import type { ArtistDetail } from '../../../domain/catalogue/artist-detail';
import { PageWash } from '../../components/PageWash';
import { Artwork, ArtworkFrame } from '../../design-system/Artwork';
import { CONTAINER } from '../../design-system/media';
import type { ArtistViewModel } from '../../view-models/browse/artist.view-model';
import { isPlayingOrWaiting } from '../../view-models/song-status';
import { StickyTitle } from './StickyTitle';
import { ArtistActions } from './ArtistActions';
import { FactsLine, Head, Title, Words } from './head-parts';

interface ArtistHeaderProps {
  readonly artist: ArtistDetail;
  readonly viewModel: ArtistViewModel;
}

/** Portrait, name, number of listeners, and actions; on the artist's banner, or on a wash of the portrait's colour. */
export const ArtistHeader = observer(function ArtistHeader({ artist, viewModel }: ArtistHeaderProps) {
  const { t } = useTranslation('browse');
  const isPlaying = isPlayingOrWaiting(viewModel.top.status);
  const hasBanner = artist.bannerUrl !== null;
  return (
    <>
      {artist.bannerUrl === null && <PageWash colour={artist.dominantColour} />}
      <Place data-banner={hasBanner}>
        {artist.bannerUrl !== null && <Banner src={artist.bannerUrl} seed={artist.id} />}
        <Portrait>
          <ArtworkFrame $radius="50%">
            <Artwork src={artist.imageUrl} seed={artist.id} sizes="(max-width: 767px) 168px, 204px" isEager />
          </ArtworkFrame>
        </Portrait>
        <Words>
          <Title title={artist.name} />
          <Counts artist={artist} followerCount={viewModel.followerCount} />
          <ArtistActions artist={artist} viewModel={viewModel} />
        </Words>
      </Place>
      <StickyTitle
        title={artist.name}
        isPlaying={isPlaying}
        label={t(isPlaying ? 'actions.pause' : 'actions.play', { title: artist.name })}
        onPress={viewModel.top.play}
      />
    </>
  );
});

function Banner({ src, seed }: { readonly src: string; readonly seed: string }) {
  return (
    <BannerFrame aria-hidden="true" data-wash data-night>
      <Artwork src={src} seed={seed} sizes="100vw" isEager />
    </BannerFrame>
  );
}

function Counts({ artist, followerCount }: { readonly artist: ArtistDetail; readonly followerCount: number | null }) {
  const { t } = useTranslation('browse');
  const counts = [
    artist.songCount !== null && t('facts.songs', { count: artist.songCount }),
    isCounted(artist.listenerCount) && t('facts.monthly', { count: artist.listenerCount }),
    isCounted(followerCount) && t('facts.followers', { count: followerCount }),
  ];
  return <FactsLine>{counts.filter((count) => count !== false).join(' · ')}</FactsLine>;
}

const Portrait = styled.div`
  flex: none;
  width: 204px;
  padding: 4px;
  border-radius: 50%;
  background: color-mix(in srgb, #fff 82%, transparent);
  ${CONTAINER.small} {
    width: 168px;
    margin-inline: auto;
  }
`;

const Place = styled(Head)`
  align-items: center;
  padding: 84px 0 8px;
  &[data-banner='true'] {
    position: relative;
    min-height: calc(388px - var(--top-h));
    padding-bottom: 30px;
    color: #fff;
    --text-2: rgb(255 255 255 / 0.88);
  }
  ${CONTAINER.small} {
    padding-top: 20px;
    text-align: center;
    p {
      justify-content: center;
    }
  }
`;

/** As wide as the page, from the top of the window to the end of the head, however long that is. */
const BannerFrame = styled.div`
  position: absolute;
  z-index: -1;
  inset: calc(-1 * var(--top-h)) auto 0 50%;
  width: 100cqw;
  translate: -50%;
  overflow: hidden;
  border-radius: 0 0 0 28px;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background:
      linear-gradient(90deg, rgb(10 12 26 / 0.82), rgb(10 12 26 / 0.36) 46%, transparent 75%),
      linear-gradient(180deg, rgb(10 12 26 / 0.5), transparent 34%, rgb(8 10 16 / 0.5));
  }
  ${CONTAINER.small} {
    border-radius: 0;
  }
`;
