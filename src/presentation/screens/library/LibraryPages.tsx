import { useLocation } from 'react-router-dom';
import { HistoryScreen } from './HistoryScreen';
import { LibraryScreen } from './LibraryScreen';

/** The pages of the library and of the history. */
export function LibraryPages() {
  const { pathname } = useLocation();
  return pathname.startsWith('/history') ? <HistoryScreen /> : <LibraryScreen />;
}
