import { withMusicFolder } from '../../../support/server/music-folder';

/** File name, track number and disc number as tags contain them; empty if a tag has none. */
type Row = readonly [name: string, track: string, disc?: string];

describe('the songs of an album', () => {
  const { song, scan, titlesOf } = withMusicFolder();

  it.each<[string, readonly Row[], readonly string[]]>([
    [
      'numbers',
      [
        ['c', '3'],
        ['a', '1'],
        ['b', '2'],
      ],
      ['a', 'b', 'c'],
    ],
    [
      'numbers of two digits',
      [
        ['j', '10'],
        ['b', '2'],
        ['a', '01'],
      ],
      ['a', 'b', 'j'],
    ],
    [
      'numbers of how many',
      [
        ['b', '2/12'],
        ['a', '1/12'],
        ['c', '03/12'],
      ],
      ['a', 'b', 'c'],
    ],
    [
      'numbers before none',
      [
        ['0 first', ''],
        ['b', '2'],
        ['a', '1'],
      ],
      ['a', 'b', '0 first'],
    ],
    [
      'zero as none',
      [
        ['b', '0'],
        ['a', '1'],
        ['c', '0/0'],
      ],
      ['a', 'b', 'c'],
    ],
    [
      'sides',
      [
        ['B1', 'B1'],
        ['A2', 'A2'],
        ['A1', 'A1'],
        ['B2', 'B2'],
      ],
      ['A1', 'A2', 'B1', 'B2'],
    ],
    [
      'sides in small letters',
      [
        ['b1', 'b1'],
        ['a2', 'a2'],
        ['a1', 'a1'],
      ],
      ['a1', 'a2', 'b1'],
    ],
    [
      'sides of ten tracks',
      [
        ['A10', 'A10'],
        ['A2', 'A2'],
        ['B1', 'B1'],
      ],
      ['A2', 'A10', 'B1'],
    ],
    [
      'four sides',
      [
        ['D1', 'D1'],
        ['C1', 'C1'],
        ['B1', 'B1'],
        ['A1', 'A1'],
      ],
      ['A1', 'B1', 'C1', 'D1'],
    ],
    [
      'sides of one track',
      [
        ['B', 'B'],
        ['A', 'A'],
      ],
      ['A', 'B'],
    ],
    [
      'discs',
      [
        ['y', '1', '2'],
        ['x', '2', '1'],
        ['w', '1', '1'],
      ],
      ['w', 'x', 'y'],
    ],
    [
      'discs, of which the first has no number',
      [
        ['y', '1', '2'],
        ['x', '2'],
        ['w', '1'],
      ],
      ['w', 'x', 'y'],
    ],
    [
      'discs of how many',
      [
        ['y', '1', '2/2'],
        ['x', '1', '1/2'],
      ],
      ['x', 'y'],
    ],
    [
      'names of files',
      [
        ['2 b', ''],
        ['10 j', ''],
        ['1 a', ''],
      ],
      ['1 a', '2 b', '10 j'],
    ],
    [
      'names of files with marks',
      [
        ['Ô', ''],
        ['Ơ', ''],
        ['O', ''],
      ],
      ['O', 'Ô', 'Ơ'],
    ],
    [
      'names of files where numbers are the same',
      [
        ['b', '1'],
        ['a', '1'],
      ],
      ['a', 'b'],
    ],
    [
      'words that are no numbers as none',
      [
        ['b', 'Intro'],
        ['a', 'Outro'],
        ['c', '1'],
      ],
      ['c', 'a', 'b'],
    ],
  ])('are ordered by %s', async (_, rows, titles) => {
    for (const [name, track, disc = ''] of rows) {
      await song(`${name}.mp3`, { TIT2: name, TPE1: 'Hạ Vy', TALB: 'Bờ', TRCK: track, TPOS: disc });
    }
    await scan();
    expect(await titlesOf('Bờ')).toEqual(titles);
  });

  it('are ordered by the names of their files, whatever their titles are', async () => {
    for (const [index, title] of ['Zulu', 'Mike', 'Alfa'].entries())
      await song(`0${index + 1}.mp3`, { TIT2: title, TPE1: 'Hạ Vy', TALB: 'Bờ' });
    await scan();
    expect(await titlesOf('Bờ')).toEqual(['Zulu', 'Mike', 'Alfa']);
  });

  it('are ordered by their folders as discs where no tag has a disc number', async () => {
    for (const disc of ['CD2', 'CD1'])
      for (const track of ['2', '1'])
        await song(`Bờ/${disc}/${track}.mp3`, { TIT2: `${disc} ${track}`, TPE1: 'Hạ Vy', TALB: 'Bờ', TRCK: track });
    await scan();
    expect(await titlesOf('Bờ')).toEqual(['CD1 1', 'CD1 2', 'CD2 1', 'CD2 2']);
  });
});
