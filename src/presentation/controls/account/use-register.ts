import { useEffect, useState } from 'react';
import type { AccountDeps } from '../../view-models/account/account-deps';
import { RegisterViewModel } from '../../view-models/account/register.view-model';

/** The registration in progress; its clock is observed while the page is open. */
export function useRegister(deps: AccountDeps): RegisterViewModel {
  const [register] = useState(() => new RegisterViewModel(deps));
  useEffect(() => {
    register.open();
    return () => register.dispose();
  }, [register]);
  return register;
}
