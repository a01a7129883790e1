import { namedFiles } from '../../../scripts/documents/named-files';

describe('the files that a document names', () => {
  it('are the names in code quotes, and the targets of links within the repository', () => {
    const text =
      'See `src/a.ts` and `b.tsx`,\nor [the guide](../guides/c.md#tests), [a page](https://example.org/d.md).';
    expect(namedFiles(text)).toEqual([
      { line: 1, name: 'src/a.ts', isLink: false },
      { line: 1, name: 'b.tsx', isLink: false },
      { line: 2, name: '../guides/c.md', isLink: true },
    ]);
  });

  it.each([
    ['code', '`viewModel.play()` and `Map<string, number>`'],
    ['an ending', '`.port.ts` and `*.e2e.ts`'],
    ['what the build makes', '`dist/page-policy.json`'],
    ['a link within the page', '[above](#tests)'],
    ['a file that a change would add', '3. new: `src/domain/rating.ts`'],
  ])('are not %s', (_, text) => {
    expect(namedFiles(text)).toEqual([]);
  });
});
