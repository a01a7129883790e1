import { useParams } from 'react-router-dom';
import type { ErrorPageKind } from '../../../domain/shared/error-page-of';
import { usePagePause } from '../../hooks/use-page-pause';
import { ErrorWindow } from './ErrorWindow';

/** The error pages, without layout: `/403` and `/500` show their own page, every other path without a page shows not found. */
export function ErrorScreen() {
  const { code } = useParams();
  const isPausing = usePagePause();
  return isPausing ? null : <ErrorWindow kind={kindOf(code)} />;
}

function kindOf(code: string | undefined): ErrorPageKind {
  if (code === '403') return 'forbidden';
  return code === '500' ? 'server' : 'notFound';
}
