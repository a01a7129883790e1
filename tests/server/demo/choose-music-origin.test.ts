import { chooseMusicOrigin } from '../../../server/domain/demo/choose-music-origin';

describe('whoseMusic', () => {
  it.each([
    ['the demo’s at a first start', { hasMediaFolder: false, isDemoWanted: true, hasOwnSongs: false }, 'demo'],
    ['nobody’s where the demo is off', { hasMediaFolder: false, isDemoWanted: false, hasOwnSongs: false }, 'own'],
    ['the folder’s where there is one', { hasMediaFolder: true, isDemoWanted: true, hasOwnSongs: false }, 'own'],
    [
      'still the listener’s where the folder was forgotten',
      { hasMediaFolder: false, isDemoWanted: true, hasOwnSongs: true },
      'own',
    ],
    ['the folder’s, seen before', { hasMediaFolder: true, isDemoWanted: true, hasOwnSongs: true }, 'own'],
  ] as const)('is %s', (_, facts, origin) => {
    expect(chooseMusicOrigin(facts)).toBe(origin);
  });
});
