import fc from 'fast-check';

/** The changes to one file of a folder, or to one of its disks. */
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

/** The changes to a folder between two scans, and after how many songs the second scan is interrupted, if it is. */
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

/** The history of a folder that has some music at the start. */
export const aFolderLife = fc.tuple(
  fc.integer({ min: 2, max: 8 }),
  fc.array(aFolderTurn, { minLength: 1, maxLength: 8 }),
);
