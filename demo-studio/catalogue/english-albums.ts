import type { AlbumRow } from './demo-album';

/** Albums with English titles; the first song of each is made first and is the shortest. */
export const ENGLISH_ALBUMS: readonly AlbumRow[] = [
  {
    ...{ title: 'Orange Hours', artist: 'Saigon Static', year: 2026, motif: 'neon', seed: 103 },
    songs: [
      {
        ...{ title: 'Neon Rice Fields', style: 'city-pop', tempo: 110, key: 'F# minor', seconds: 70, seed: 1031 },
        ...{ categories: ['lai-xe'], popularity: 98, hasVideo: true },
      },
      {
        ...{ title: 'Tangerine Static', style: 'house', tempo: 124, key: 'G minor', seconds: 82, seed: 1032 },
        ...{ categories: ['lai-xe'], popularity: 59 },
      },
      {
        ...{ title: 'Crossing Nguyễn Huệ', style: 'city-pop', tempo: 114, key: 'E major', seconds: 78, seed: 1033 },
        ...{ categories: ['lai-xe', 'nhac-viet'], popularity: 43 },
      },
    ],
  },
  {
    ...{ title: 'Paper Harbour', artist: 'June Harbour', year: 2024, motif: 'harbour', seed: 105 },
    songs: [
      {
        ...{ title: 'Paper Harbour', style: 'folk', tempo: 96, key: 'G major', seconds: 68, seed: 1051 },
        ...{ categories: ['indie-moc'], popularity: 77 },
      },
      {
        ...{ title: 'Eleven Lanterns', style: 'ballad', tempo: 76, key: 'F major', seconds: 80, seed: 1052 },
        ...{ categories: ['indie-moc', 'ngay-mua'], popularity: 86, hasVideo: true },
      },
      {
        ...{ title: 'Postcards from the Pier', style: 'bossa', tempo: 120, key: 'Bb major', seconds: 76, seed: 1053 },
        ...{ categories: ['tap-trung', 'indie-moc'], popularity: 40 },
      },
    ],
  },
  {
    ...{ title: 'Low Tide Radio', artist: 'Tide Motel', year: 2025, motif: 'low-tide', seed: 107 },
    songs: [
      {
        ...{ title: 'Low Tide Radio', style: 'house', tempo: 118, key: 'A minor', seconds: 72, seed: 1071 },
        ...{ categories: ['lai-xe'], popularity: 79, hasVideo: true },
      },
      {
        ...{ title: 'Salt on the Window', style: 'ambient', tempo: 66, key: 'D major', seconds: 88, seed: 1072 },
        ...{ categories: ['tap-trung', 'ngay-mua'], popularity: 48 },
      },
      {
        ...{ title: 'Borrowed Weather', style: 'lo-fi', tempo: 84, key: 'C minor', seconds: 80, seed: 1073 },
        ...{ categories: ['tap-trung', 'ngay-mua'], popularity: 54 },
      },
    ],
  },
  {
    ...{ title: 'Night Bus North', artist: 'Trạm Gió', year: 2024, motif: 'road', seed: 110 },
    songs: [
      {
        ...{ title: 'Night Bus North', style: 'ambient', tempo: 70, key: 'E minor', seconds: 74, seed: 1101 },
        ...{ categories: ['lai-xe', 'tap-trung'], popularity: 64 },
      },
      {
        ...{ title: 'Green Bay', style: 'bossa', tempo: 112, key: 'A major', seconds: 78, seed: 1102 },
        ...{ categories: ['indie-moc'], popularity: 33 },
      },
      {
        ...{
          title: 'Still Raining at the Last Stop',
          style: 'ballad',
          tempo: 70,
          key: 'C major',
          seconds: 82,
          seed: 1103,
        },
        ...{ categories: ['ngay-mua'], popularity: 37 },
      },
    ],
  },
];
