import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { returnPath } from '../../../domain/session/return-path';
import { useViewModels } from '../../hooks/view-models-context';

/** The page the listener came from. A listener who is signed in, here or in another tab, returns there. Called by an observer. */
export function useAuthScreen(): string {
  const { account } = useViewModels();
  const { search } = useLocation();
  const navigate = useNavigate();
  const back = returnPath(new URLSearchParams(search).get('next'));
  const { isSignedIn } = account;
  useEffect(() => {
    if (isSignedIn) void navigate(back, { replace: true });
  }, [isSignedIn, back, navigate]);
  return back;
}
