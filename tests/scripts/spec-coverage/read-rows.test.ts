import { readRows } from '../../../scripts/spec-coverage/read-rows';

const HEAD = '| statement | code | test | tier |\n|---|---|---|---|\n';

describe('the rows of the table', () => {
  it('have a statement, files of code, and tests by file and title', () => {
    const table = `# Title\n\n${HEAD}| /a is \\| b | \`src/a.ts\`, \`src/b.ts\` | \`tests/a.test.ts\` › \`a › is b\`<br>\`tests/b.test.ts\` › \`\` has \`b\` \`\` | gate, browser |`;
    expect(readRows(table)).toEqual([
      {
        line: 5,
        statement: '/a is | b',
        code: ['src/a.ts', 'src/b.ts'],
        proofs: [
          { file: 'tests/a.test.ts', title: 'a › is b' },
          { file: 'tests/b.test.ts', title: 'has `b`' },
        ],
        tiers: 'gate, browser',
        rest: '',
      },
    ]);
  });

  it('are those of every table with the same columns, and of no other table', () => {
    const other = '| statement | code |\n|---|---|\n| x | `y` |\n';
    const rows = readRows(
      `${HEAD}| one | \`a\` | \`b\` › \`c\` | gate |\n\n${other}\n${HEAD}| two | \`a\` | \`b\` › \`c\` | gate |\n`,
    );
    expect(rows.map(({ statement }) => statement)).toEqual(['one', 'two']);
  });

  it.each([
    ['| one | somewhere | `b` › `c` | gate |', 'somewhere'],
    ['| one | `a` | `b` › `c` and more | gate |', 'andmore'],
    ['| one | `a` | `b` | gate |', '`b`'],
    ['| one | `a` | `b` › `c` | gate | more |', 'more'],
  ])('report text that is neither a file nor a title: %s', (row, rest) => {
    expect(readRows(HEAD + row)[0]?.rest).toBe(rest);
  });
});
