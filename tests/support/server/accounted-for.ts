import type { ImportCounts } from '../../../server/domain/import/import-job';

/** The number of files for which a scan of the folder has reported a result: at its end, all files that it found. */
export const accountedFor = ({ added, changed, moved, unchanged, refused, hidden }: ImportCounts): number =>
  added + changed + moved + unchanged + refused + hidden;

/** Throws if a finished scan has reported no result for some file. */
export function checkAccount(job: ImportCounts & { readonly state: string }): void {
  const { state, found, processed } = job;
  const isSilent = accountedFor(job) !== found || processed !== found;
  if (state === 'finished' && isSilent) throw new Error(`the import is silent about files: ${JSON.stringify(job)}`);
}
