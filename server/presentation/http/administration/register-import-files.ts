import type { FastifyInstance } from 'fastify';
import type { FileFindings } from '../../../domain/import/file-findings.port';
import type { RefusedFile } from '../../../domain/import/refusal';
import { answer } from '../answer';
import { presentRefused, presentReserved, wordsHolding } from '../import/present-files';
import { presentPage, sliceOf } from '../paging';
import { defineAdminRoute } from './define-admin-route';

/** Findings of scans about files, for admins to correct. */
export function registerImportFiles(app: FastifyInstance, findings: FileFindings): void {
  defineAdminRoute(app, 'importFiles', 'listening', async ({ query, language }) => {
    const { kind, q: searchText = '' } = query;
    const findingsQuery = { searchText, slice: sliceOf(query), ...wordsHolding(searchText, language) };
    if (kind === 'reserved') {
      const { items, totalCount } = await findings.reserved(findingsQuery);
      return answer(
        presentPage(
          items.map((file) => presentReserved(file, language)),
          totalCount,
          query,
        ),
      );
    }
    const { items, totalCount } = await findings[kind](findingsQuery);
    return answer(
      presentPage(
        items.map((file: RefusedFile) => presentRefused(file, language)),
        totalCount,
        query,
      ),
    );
  });
}
