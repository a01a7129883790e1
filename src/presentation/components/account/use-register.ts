import { useEffect, useState } from 'react';
import type { AccountDeps } from '../../view-models/account/account-deps';
import { RegisterViewModel } from '../../view-models/account/register.view-model';

/** A registration as far as it is; its clock is watched while the page stands. */
export function useRegister(deps: AccountDeps): RegisterViewModel {
  const [register] = useState(() => new RegisterViewModel(deps));
  useEffect(() => {
    register.open();
    return () => register.dispose();
  }, [register]);
  return register;
}
