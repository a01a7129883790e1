import { accountOf, chooseAccount } from '../../../../server/infrastructure/postgres/embedded/account';

const ROOT = 'root:x:0:0:root:/root:/bin/bash';
const NOBODY = 'nobody:x:65534:65533:nobody:/nonexistent:/usr/sbin/nologin';
const POSTGRES = 'postgres:x:101:104::/var/lib/postgresql:/bin/bash';

describe('the account that runs the database when the server runs as root', () => {
  it.each([
    ['the one made for PostgreSQL', [ROOT, NOBODY, POSTGRES], { name: 'postgres', uid: 101, gid: 104 }],
    ['the one that every system has', [ROOT, NOBODY, 'broken line'], { name: 'nobody', uid: 65534, gid: 65533 }],
    ['none, where neither exists', [ROOT, ''], undefined],
    ['none that is root under another name', [ROOT, 'postgres:x:0:0::/:/bin/sh'], undefined],
  ])('is %s', (_which, lines, expected) => {
    expect(chooseAccount(lines.join('\n'))).toEqual(expected);
  });

  it('is the owner of an existing database, unless the owner is root or unknown', () => {
    const passwd = [ROOT, NOBODY, POSTGRES, 'an:x:1000:1000:An:/home/an:/bin/bash'].join('\n');
    expect(accountOf(1000, passwd)).toEqual({ name: 'an', uid: 1000, gid: 1000 });
    expect([accountOf(0, passwd), accountOf(77, passwd)]).toEqual([undefined, undefined]);
  });
});
