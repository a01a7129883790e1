import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { PageWash } from '../../components/PageWash';
import { Artwork, ArtworkFrame } from '../../design-system/Artwork';
import type { CollectionHead, CollectionViewModel } from '../../view-models/browse/collection.view-model';
import { isPlayingOrWaiting } from '../../view-models/song-status';
import { StickyTitle } from './StickyTitle';
import { CollectionActions } from './CollectionActions';
import { CollectionFactsLine } from './CollectionFactsLine';
import { Cover, Description, Head, Kind, Title, Words } from './head-parts';
import { useCollectionTitle } from './use-collection-title';

interface CollectionHeaderProps {
  readonly head: CollectionHead;
  readonly viewModel: CollectionViewModel;
}

/** Cover, name, facts and actions, on a wash of the cover's colour. */
export const CollectionHeader = observer(function CollectionHeader({ head, viewModel }: CollectionHeaderProps) {
  const { t } = useTranslation('browse');
  const { collection, songs } = viewModel;
  const title = useCollectionTitle(head, collection);
  const colour = head.facts?.dominantColour ?? viewModel.items[0]?.song.dominantColour;
  const isPlaying = isPlayingOrWaiting(songs.status);
  return (
    <>
      {colour !== undefined && <PageWash colour={colour} />}
      <Head>
        <Cover>
          <ArtworkFrame $radius="var(--r-lg)">
            <Artwork src={head.imageUrl} seed={seedOf(viewModel)} sizes="(max-width: 767px) 208px, 232px" isEager />
          </ArtworkFrame>
        </Cover>
        <Words>
          <KindLine head={head} />
          <Title title={title} />
          {head.facts !== null && head.facts.description !== '' && <Description>{head.facts.description}</Description>}
          <CollectionFactsLine head={head} totalCount={viewModel.totalCount} />
        </Words>
      </Head>
      <CollectionActions title={title} head={head} viewModel={viewModel} />
      <StickyTitle
        title={title}
        isPlaying={isPlaying}
        label={t(isPlaying ? 'actions.pause' : 'actions.play', { title })}
        onPress={songs.play}
      />
    </>
  );
});

const seedOf = ({ collection }: CollectionViewModel): string =>
  collection.kind === 'list' ? collection.type : collection.id;

function KindLine({ head: { facts } }: { readonly head: CollectionHead }) {
  const { t } = useTranslation('browse');
  if (facts === null) return <Kind>{t('kind.collection')}</Kind>;
  const kind = facts.type === 'playlist' && !facts.isPublic ? 'private' : facts.type;
  return <Kind>{[t(`kind.${kind}`), facts.year].filter((fact) => fact !== null).join(' · ')}</Kind>;
}
