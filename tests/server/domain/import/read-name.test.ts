import { discOfFolder, readName } from '../../../../server/domain/import/read-name';

const facts = (title: string, more: Partial<ReturnType<typeof readName>> = {}) => ({
  title,
  artist: undefined,
  album: undefined,
  track: undefined,
  disc: undefined,
  ...more,
});

describe('the number at the beginning of a file name', () => {
  it.each([
    ['07 Mưa', facts('Mưa', { track: 7 })],
    ['012 Mưa', facts('Mưa', { track: 12 })],
    ['7 Mưa', facts('7 Mưa')],
    ['0 Mưa', facts('0 Mưa')],
    ['0123 Mưa', facts('0123 Mưa')],
    ['7. Mưa', facts('Mưa', { track: 7 })],
    ['7) Mưa', facts('Mưa', { track: 7 })],
    ['7_ Mưa', facts('Mưa', { track: 7 })],
    ['7-Mưa', facts('Mưa', { track: 7 })],
    ['7 – Mưa', facts('Mưa', { track: 7 })],
    ['123. Mưa', facts('Mưa', { track: 123 })],
    ['1234. Mưa', facts('1234. Mưa')],
    ['7 .- Mưa', facts('Mưa', { track: 7 })],
    ['2-07 Mưa', facts('Mưa', { track: 7, disc: 2 })],
    ['2.07 Mưa', facts('Mưa', { track: 7, disc: 2 })],
    ['2-7. Mưa', facts('Mưa', { track: 7, disc: 2 })],
    ['12-07. Mưa', facts('07. Mưa', { track: 12 })],
    ['a 07. Mưa', facts('a 07. Mưa')],
    ['07.', facts('07.')],
    ['07 - ', facts('07 -')],
    ['07', facts('07')],
  ])('of %j is read', (stem, read) => {
    expect(readName(`${stem}.mp3`)).toEqual(read);
  });
});

describe('the artist and the title in a file name', () => {
  it.each([
    ['Hạ Vy - Mưa', facts('Mưa', { artist: 'Hạ Vy' })],
    ['Hạ Vy – Mưa', facts('Mưa', { artist: 'Hạ Vy' })],
    ['Hạ Vy — Mưa', facts('Mưa', { artist: 'Hạ Vy' })],
    ['Hạ Vy  -  Mưa', facts('Mưa', { artist: 'Hạ Vy' })],
    ['Hạ Vy-Mưa', facts('Hạ Vy-Mưa')],
    ['Hạ Vy- Mưa', facts('Hạ Vy- Mưa')],
    ['Hạ Vy -Mưa', facts('Hạ Vy -Mưa')],
    ['Hạ Vy - Mưa - Live', facts('Mưa - Live', { artist: 'Hạ Vy' })],
    ['03 - Hạ Vy - Mưa', facts('Mưa', { artist: 'Hạ Vy', track: 3 })],
    [' - Mưa', facts('- Mưa')],
    ['Hạ_Vy_-_Mưa', facts('Mưa', { artist: 'Hạ Vy' })],
    ['Hạ Vy_Mưa', facts('Hạ Vy_Mưa')],
    ['Mưa [a1B2-3_4c5D]', facts('Mưa')],
    ['Mưa [a1B2c3D4e5]', facts('Mưa [a1B2c3D4e5]')],
    ['Mưa [a1B2c3D4e5Fg]', facts('Mưa [a1B2c3D4e5Fg]')],
    ['[a1B2c3D4e5F] Mưa', facts('[a1B2c3D4e5F] Mưa')],
    ['a.b', facts('a.b')],
    ['Mưa[a1B2-3_4c5D]', facts('Mưa')],
    [' ', facts('?')],
    ['07 \u200b', facts('07', { track: 7 })],
  ])('of %j are read', (stem, read) => {
    expect(readName(`${stem}.mp3`)).toEqual(read);
  });

  it('are cut at 300 letters', () => {
    expect(readName(`${'a'.repeat(301)}.mp3`).title).toBe('a'.repeat(300));
  });

  it('are composed', () => {
    expect(readName('Hạ Vy - Mưa.mp3'.normalize('NFD'))).toEqual(facts('Mưa'.normalize('NFC'), { artist: 'Hạ Vy' }));
  });
});

describe('the folders of a file', () => {
  it.each([
    ['Bờ/Mưa.mp3', facts('Mưa')],
    ['Hạ Vy/Bờ/Mưa.mp3', facts('Mưa', { artist: 'Hạ Vy', album: 'Bờ' })],
    ['x/Hạ Vy/Bờ/Mưa.mp3', facts('Mưa', { artist: 'Hạ Vy', album: 'Bờ' })],
    ['Hạ Vy/Bờ/Lan Chi - Mưa.mp3', facts('Mưa', { artist: 'Lan Chi', album: 'Bờ' })],
    ['Hạ Vy/Bờ/CD 2/Mưa.mp3', facts('Mưa', { artist: 'Hạ Vy', album: 'Bờ', disc: 2 })],
    ['Hạ Vy/Bờ/CD 2/1-07 Mưa.mp3', facts('Mưa', { artist: 'Hạ Vy', album: 'Bờ', disc: 2, track: 7 })],
    ['Bờ/CD 2/Mưa.mp3', facts('Mưa', { disc: 2 })],
    ['CD 2/Mưa.mp3', facts('Mưa', { disc: 2 })],
    [' / /Mưa.mp3', facts('Mưa')],
  ])('of %j tell its artist, its album and its disc', (path, read) => {
    expect(readName(path)).toEqual(read);
  });
});

describe('the folder of a disc', () => {
  it.each([
    ['CD 2', 2],
    ['cd2', 2],
    ['Disc 1 - Live', 1],
    ['disk_12', 12],
    ['Dĩa 3', 3],
    ['Đĩa 3'.normalize('NFD'), 3],
    ['CD-2', 2],
    ['CD.2', 2],
    ['CD 2: Live', 2],
    ['CD 2 (Live)', 2],
    ['CD 2 [Live]', 2],
    ['CD 2–Live', 2],
    ['CD 2 — Live', 2],
  ])('%j has a number', (name, disc) => {
    expect(discOfFolder(name)).toBe(disc);
  });

  it.each(['CD', 'CD 123', 'CD 2 Live', 'CD 2a', 'My CD 2', 'ACD 2', 'CD #2', ''])('is not named %j', (name) => {
    expect(discOfFolder(name)).toBeUndefined();
  });
});
