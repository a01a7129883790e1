import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ReactNode } from 'react';
import type { Profile } from '../../../domain/profile/profile';
import { FailureState } from '../../components/FailureState';
import { ProfileViewModel } from '../../view-models/account/profile.view-model';
import { useFresh } from '../use-fresh';
import { useViewModels } from '../view-models-context';

interface OwnProfileProps {
  /** What is said where the profile cannot be had. */
  readonly failed: string;
  readonly children: (viewModel: ProfileViewModel, profile: Profile) => ReactNode;
}

/** Has the profile of whoever is signed in, as long as it is on the glass; until it is here there is nothing. */
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
