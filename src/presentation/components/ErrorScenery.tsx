import type { ErrorKind } from './ErrorFrame';
import { ErrorNumeral } from './ErrorNumeral';
import { Sea, type SeaState } from './Sea';

const CODES = { notFound: 404, forbidden: 403, server: 500, unsupported: null, chunk: null } as const;
const SEAS: Record<ErrorKind, SeaState> = {
  notFound: 'easy',
  forbidden: 'calm',
  server: 'rough',
  unsupported: 'calm',
  chunk: 'easy',
};

/** The sea behind an error page, and its number. */
export function ErrorScenery({ kind }: { readonly kind: ErrorKind }) {
  const code = CODES[kind];
  return (
    <>
      <Sea state={SEAS[kind]} />
      {code !== null && <ErrorNumeral code={code} />}
    </>
  );
}
