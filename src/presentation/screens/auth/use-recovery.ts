import { useEffect, useState } from 'react';
import { useViewModels } from '../../app/view-models-context';
import { RecoveryViewModel } from '../../view-models/account/recovery.view-model';

/** The recovery as far as it is, watched while the page stands. */
export function useRecovery(): RecoveryViewModel {
  const { account } = useViewModels();
  const [recovery] = useState(() => new RecoveryViewModel(account.deps));
  useEffect(() => {
    void recovery.open();
    return () => recovery.dispose();
  }, [recovery]);
  return recovery;
}
