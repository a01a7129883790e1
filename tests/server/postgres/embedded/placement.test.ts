import { placeDatabase, type PlacementFacts } from '../../../../server/infrastructure/postgres/embedded/placement';

const facts = (changed: Partial<PlacementFacts>): PlacementFacts => ({
  dataFolder: '/srv/song/data',
  programLabel: '18.4.0-linux-x64',
  programUsable: true,
  dataOpen: true,
  programOpen: true,
  dataName: 'abc123',
  remembered: undefined,
  dataHoldsCluster: false,
  openFolder: '/var/lib/song',
  ...changed,
});

const INSIDE = '/srv/song/data/postgres';
const OUTSIDE = '/var/lib/song/abc123/postgres';
const COPY_INSIDE = '/srv/song/data/programs/postgresql-18.4.0-linux-x64';
const COPY_OUTSIDE = '/var/lib/song/programs/postgresql-18.4.0-linux-x64';

describe('the folder of the database', () => {
  it.each<
    [string, Partial<PlacementFacts>, { clusterFolder: string; outside: boolean; programCopy: string | undefined }]
  >([
    ['everything is open', {}, { clusterFolder: INSIDE, outside: false, programCopy: undefined }],
    [
      'library links are missing and cannot be made in place',
      { programUsable: false },
      { clusterFolder: INSIDE, outside: false, programCopy: COPY_INSIDE },
    ],
    [
      'the account cannot read the programs, but can enter the data folder',
      { programOpen: false },
      { clusterFolder: INSIDE, outside: false, programCopy: COPY_INSIDE },
    ],
    [
      'the account can enter neither',
      { programOpen: false, dataOpen: false },
      { clusterFolder: OUTSIDE, outside: true, programCopy: COPY_OUTSIDE },
    ],
    [
      'the account can read the programs, but cannot enter the data folder',
      { dataOpen: false },
      { clusterFolder: OUTSIDE, outside: true, programCopy: undefined },
    ],
    [
      'an earlier start put it elsewhere, and the data folder is open now',
      { remembered: '/var/lib/song/old/postgres' },
      { clusterFolder: '/var/lib/song/old/postgres', outside: true, programCopy: undefined },
    ],
    [
      'an earlier start put it elsewhere, before the clone was moved',
      { remembered: '/var/lib/song/old/postgres', dataOpen: false, programOpen: false },
      { clusterFolder: '/var/lib/song/old/postgres', outside: true, programCopy: COPY_OUTSIDE },
    ],
    [
      'the data folder holds it already',
      { dataHoldsCluster: true },
      { clusterFolder: INSIDE, outside: false, programCopy: undefined },
    ],
  ])('is chosen correctly when %s', (_case, changed, expected) => {
    expect(placeDatabase(facts(changed))).toEqual({ kind: 'placed', ...expected });
  });

  it('is not replaced by a new and empty folder when the account cannot enter the old one', () => {
    expect(placeDatabase(facts({ dataHoldsCluster: true, dataOpen: false }))).toEqual({
      kind: 'shut-out',
      clusterFolder: INSIDE,
    });
  });
});
