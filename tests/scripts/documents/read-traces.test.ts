import { faultsOfTrace, readTraces, type Trace } from '../../../scripts/documents/read-traces';

const isKept = (path: string): boolean => ['src/a.ts', 'src/b.ts', 'src'].includes(path);

const traceOf = (changes: Partial<Trace>): Trace => ({
  title: 'A click',
  stated: 2,
  most: 3,
  files: [
    { path: 'src/a.ts', isNew: false },
    { path: 'src/b.ts', isNew: false },
  ],
  ...changes,
});

describe('the traces of a document', () => {
  it('are the sections whose heading states a number of files, with the files of their numbered lists', () => {
    const text = [
      '# Traces',
      '1. `src/unheaded.ts`',
      '## A click: 2 of at most 3 files',
      'It begins at `src/prose.ts`.',
      '1. `src/a.ts`: the row',
      '2. new: `src/c.ts`',
      '## How it was counted',
      '1. `src/d.ts`',
    ].join('\n');
    expect(readTraces(text)).toEqual([
      {
        title: 'A click',
        stated: 2,
        most: 3,
        files: [
          { path: 'src/a.ts', isNew: false },
          { path: 'src/c.ts', isNew: true },
        ],
      },
    ]);
  });
});

describe('the faults of a trace', () => {
  it.each<[string, Partial<Trace>, string[]]>([
    ['none where every file exists and the number is right', {}, []],
    ['a number that the list does not have', { stated: 3 }, ['A click: the heading says 3 files, the list has 2']],
    ['more files than there may be', { most: 1 }, ['A click: 2 files are more than 1']],
    [
      'a file that does not exist',
      { stated: 1, files: [{ path: 'src/gone.ts', isNew: false }] },
      ['A click: src/gone.ts does not exist'],
    ],
    [
      'a new file that exists',
      { stated: 1, files: [{ path: 'src/a.ts', isNew: true }] },
      ['A click: src/a.ts exists already'],
    ],
    ['none for a new file in a folder that exists', { stated: 1, files: [{ path: 'src/c.ts', isNew: true }] }, []],
    [
      'a new file in a folder that does not exist',
      { stated: 1, files: [{ path: 'lib/c.ts', isNew: true }] },
      ['A click: lib does not exist'],
    ],
  ])('are %s', (_, changes, faults) => {
    expect(faultsOfTrace(traceOf(changes), isKept)).toEqual(faults);
  });
});
