import { useEffect, useState } from 'react';
import type { AccountNeeds } from '../../view-models/account/account-needs';
import { RegisterViewModel } from '../../view-models/account/register.view-model';

/** A registration as far as it is; its clock is watched while the page stands. */
export function useRegister(needs: AccountNeeds): RegisterViewModel {
  const [register] = useState(() => new RegisterViewModel(needs));
  useEffect(() => {
    register.open();
    return () => register.dispose();
  }, [register]);
  return register;
}
