import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GatewayFailure } from '../../../domain/shared/gateway-failure';
import { lazyPart } from '../../app/loading/lazy-part';
import { loadSavedClips } from '../../app/loading/shorts-pages';
import { usePagePause } from '../../app/use-page-pause';
import { useRefusal } from '../../app/use-refusal';
import { useVisit } from '../../app/use-visit';
import { useViewModels } from '../../app/view-models-context';
import { PageHead } from '../../components/PageHead';
import { PageOrError } from '../../components/PageOrError';
import { Button } from '../../design-system/Button';
import { KEEP_ICONS } from '../../design-system/icons/keep';
import { LibraryViewModel } from '../../view-models/keep/library.view-model';
import { KeptBanners } from './KeptBanners';
import { KeptGrid } from './KeptGrid';
import { LibraryChoices } from './LibraryChoices';
import { SignedOutLibrary } from './SignedOutLibrary';

const SavedClips = lazyPart(async () => (await loadSavedClips()).SavedClips);

/** `/library`: what the listener keeps. Without an account: what this device remembers, and the way to one. */
export const LibraryScreen = observer(function LibraryScreen() {
  const { account, keeping, player } = useViewModels();
  const { t } = useTranslation('keep');
  const isPausing = usePagePause();
  const [refusal, refuse] = useState<GatewayFailure | null>(null);
  return (
    <PageOrError failure={refusal} isPlaying={player.isPlaying} onRetry={() => refuse(null)}>
      {!isPausing && (
        <PageHead title={t('library.title')}>
          <Button variant="strong" icon={{ path: KEEP_ICONS.plus }} onClick={() => keeping.openCreate()}>
            {t('library.create')}
          </Button>
        </PageHead>
      )}
      {!isPausing && account.state.kind === 'signed-out' && <SignedOutLibrary />}
      {account.isSignedIn && <OwnLibrary onRefused={refuse} />}
    </PageOrError>
  );
});

interface OwnLibraryProps {
  readonly onRefused: (failure: GatewayFailure) => void;
}

const OwnLibrary = observer(function OwnLibrary({ onRefused }: OwnLibraryProps) {
  const { keeping } = useViewModels();
  const viewModel = useVisit('library', () => new LibraryViewModel(keeping.needs));
  const [hasClips, setHasClips] = useState<boolean | null>(null);
  const isPausing = usePagePause();
  useEffect(() => {
    viewModel.open();
    return () => viewModel.dispose();
  }, [viewModel]);
  useRefusal(viewModel.failure, onRefused);
  if (isPausing) return null;
  return (
    <>
      <LibraryChoices viewModel={viewModel} />
      <KeptBanners totals={viewModel.totals} />
      <KeptGrid viewModel={viewModel} hasClips={hasClips} />
      <SavedClips onKnown={setHasClips} />
    </>
  );
});
