import { useEffect, useState } from 'react';
import { useViewModels } from '../../hooks/view-models-context';
import { RecoveryViewModel } from '../../view-models/account/recovery.view-model';

/** The recovery in progress, observed while the page is open. */
export function useRecovery(): RecoveryViewModel {
  const { account } = useViewModels();
  const [recovery] = useState(() => new RecoveryViewModel(account.deps));
  useEffect(() => {
    recovery.open();
    return () => recovery.dispose();
  }, [recovery]);
  return recovery;
}
