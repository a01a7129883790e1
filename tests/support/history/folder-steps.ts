import fc from 'fast-check';

/** What happens to one file of a folder, or to a disk of it. */
export const FOLDER_DEEDS = [
  'add',
  'move',
  'rename and retag',
  'rename and cut',
  'retag',
  'retag with the same time and size',
  'swap names',
  'copy',
  'copy over another',
  'remove',
  'cut',
  'damage',
  'make whole',
  'replace',
  'change case',
  'unmount',
  'mount',
] as const;

export interface FolderStep {
  readonly does: (typeof FOLDER_DEEDS)[number];
  readonly which: number;
  readonly where: number;
}

/** What happens to a folder between two scans, and after how many songs the second one is cut off, if it is. */
export interface FolderTurn {
  readonly steps: readonly FolderStep[];
  readonly diesAfter: number | null;
}

const aNumber = fc.nat({ max: 59 });
const aStep = fc.record<FolderStep>({ does: fc.constantFrom(...FOLDER_DEEDS), which: aNumber, where: aNumber });
export const aFolderTurn = fc.record<FolderTurn>({
  steps: fc.array(aStep, { minLength: 1, maxLength: 5 }),
  diesAfter: fc.option(fc.nat({ max: 4 }), { freq: 4 }),
});

/** The life of a folder: it has some music in the beginning. */
export const aFolderLife = fc.tuple(
  fc.integer({ min: 2, max: 8 }),
  fc.array(aFolderTurn, { minLength: 1, maxLength: 8 }),
);
