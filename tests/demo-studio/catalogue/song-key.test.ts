import { keyOf } from '../../../demo-studio/catalogue/song-key';

describe('keyOf', () => {
  it.each([
    ['C major', { tonic: 0, mode: 'major' }],
    ['F# minor', { tonic: 6, mode: 'minor' }],
    ['Bb major', { tonic: 10, mode: 'major' }],
  ] as const)('reads %s', (name, key) => {
    expect(keyOf(name)).toEqual(key);
  });
});
