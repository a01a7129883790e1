import { filesBehind } from '../../../scripts/spec-coverage/files-behind';

const FILES: Readonly<Record<string, string>> = {
  'tests/a.test.ts':
    "import { describeB } from './contract/b.contract';\nimport type { C } from '../src/c';\ndescribeB();",
  'tests/contract/b.contract.ts': "import { d } from '../support/d';\nexport const describeB = () => d;",
  'tests/support/d.tsx': "import 'react';\nimport { describeB } from '../contract/b.contract';",
  'tests/contract/e.contract.ts': '',
};

describe('the files behind the test files that run', () => {
  it('are all files that those files import by a path, and no package', () => {
    const behind = filesBehind(
      ['tests/a.test.ts'],
      (file) => FILES[file] ?? '',
      (file) => file in FILES,
    );
    expect([...behind]).toEqual(['tests/a.test.ts', 'tests/contract/b.contract.ts', 'tests/support/d.tsx']);
  });
});
