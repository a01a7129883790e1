import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ReactNode } from 'react';
import type { Profile } from '../../domain/profile/profile';
import { FailureState } from '../components/FailureState';
import { ProfileViewModel } from '../view-models/account/profile.view-model';
import { useFresh } from '../hooks/use-fresh';
import { useViewModels } from '../hooks/view-models-context';

interface OwnProfileProps {
  /** The text shown when the profile cannot be loaded. */
  readonly failed: string;
  readonly children: (viewModel: ProfileViewModel, profile: Profile) => ReactNode;
}

/** Loads the signed-in listener's profile while it is on screen, and renders nothing until the profile is there. */
export const OwnProfile = observer(function OwnProfile({ failed, children }: OwnProfileProps) {
  const { account } = useViewModels();
  const [viewModel] = useState(() => new ProfileViewModel(account.deps, account.changes));
  useFresh(viewModel);
  useEffect(() => {
    viewModel.open();
    return () => viewModel.dispose();
  }, [viewModel]);
  const { profile } = viewModel;
  if (profile.kind === 'failed') {
    const retry = (): void => void viewModel.refresh();
    return <FailureState title={failed} failure={profile.failure} onRetry={retry} />;
  }
  return profile.kind === 'ready' ? children(viewModel, profile.value) : null;
});
