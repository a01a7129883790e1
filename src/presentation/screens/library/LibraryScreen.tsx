import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GatewayFailure } from '../../../domain/shared/gateway-failure';
import { lazyPart } from '../../hooks/lazy-part';
import { loadSavedClips } from '../../features/clips/load-clips';
import { useOpenPage } from '../../hooks/use-open-page';
import { usePagePause } from '../../hooks/use-page-pause';
import { useRefusal } from '../../hooks/use-refusal';
import { useHistoryState } from '../../hooks/use-history-state';
import { useViewModels } from '../../hooks/view-models-context';
import { PageHead } from '../../components/PageHead';
import { PageOrError } from '../../components/PageOrError';
import { Button } from '../../design-system/Button';
import { LIBRARY_ICONS } from '../../design-system/icons/library';
import { LibraryViewModel } from '../../view-models/library/library.view-model';
import { LibraryBanners } from './LibraryBanners';
import { LibraryGrid } from './LibraryGrid';
import { LibraryChoices } from './LibraryChoices';
import { SignedOutLibrary } from './SignedOutLibrary';

const SavedClips = lazyPart(loadSavedClips);

/** `/library`: the listener's library. Without an account: what this device has stored, and the way to an account. */
export const LibraryScreen = observer(function LibraryScreen() {
  const { account, libraryDialogs, player, supports } = useViewModels();
  const { t } = useTranslation('library');
  const isPausing = usePagePause();
  const [refusal, refuse] = useState<GatewayFailure | null>(null);
  return (
    <PageOrError failure={refusal} isPlaying={player.isPlaying} onRetry={() => refuse(null)}>
      {!isPausing && (
        <PageHead title={t('library.title')}>
          {supports('playlists') && (
            <Button variant="strong" icon={{ path: LIBRARY_ICONS.plus }} onClick={() => libraryDialogs.openCreate()}>
              {t('library.create')}
            </Button>
          )}
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
  const { libraryDialogs } = useViewModels();
  const viewModel = useHistoryState('library', () => new LibraryViewModel(libraryDialogs.deps));
  const [hasClips, setHasClips] = useState<boolean | null>(null);
  const isPausing = useOpenPage(viewModel);
  useRefusal(viewModel.failure, onRefused);
  if (isPausing) return null;
  return (
    <>
      <LibraryChoices viewModel={viewModel} />
      <LibraryBanners totals={viewModel.totals} />
      <LibraryGrid viewModel={viewModel} hasClips={hasClips} />
      <SavedClips onKnown={setHasClips} />
    </>
  );
});
