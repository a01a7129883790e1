import type { ImportCounts } from '../../../server/domain/import/import-job';

/** How many files a look through the folder says what became of: at its end, all that it has found. */
export const accountedFor = ({ added, changed, moved, unchanged, refused, hidden }: ImportCounts): number =>
  added + changed + moved + unchanged + refused + hidden;

/** Throws where a look that has seen everything is silent about a file. */
export function checkAccount(job: ImportCounts & { readonly state: string }): void {
  const { state, found, processed } = job;
  const isSilent = accountedFor(job) !== found || processed !== found;
  if (state === 'finished' && isSilent) throw new Error(`the import is silent about files: ${JSON.stringify(job)}`);
}
