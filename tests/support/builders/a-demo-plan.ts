import { demoSong, type DemoSong } from '../../../demo-studio/catalogue/demo-song';
import type { AlbumFacts, DemoTask } from '../../../demo-studio/making/demo-task';

const ALBUM: AlbumFacts = { title: 'Album', artist: 'Artist', year: 2026, songCount: 3 };

/** A demo song of the shortest length. */
export function aDemoSong(title: string, index = 0): DemoSong {
  const music = { style: 'folk', tempo: 120, key: 'C major', seconds: 60, seed: 7 + index } as const;
  return demoSong({ title, ...music, categories: ['indie-moc'], popularity: 50, hasVideo: true }, index);
}

/** A cover, some songs, some films. */
export function aDemoPlan({ songs, films }: { readonly songs: number; readonly films: number }): readonly DemoTask[] {
  const numbered = Array.from({ length: songs }, (_, index) => aDemoSong(`Song ${index + 1}`, index));
  const folder = `library/${ALBUM.artist}/${ALBUM.title}`;
  const stem = ({ track, title }: DemoSong): string => `${folder}/0${track} ${title}`;
  return [
    {
      kind: 'picture',
      output: `${folder}/cover.webp`,
      title: ALBUM.title,
      picture: { kind: 'cover', motif: 'hills', seed: 1 },
    },
    ...numbered.map((song) => ({ kind: 'song', output: `${stem(song)}.m4a`, song, album: ALBUM }) as const),
    ...numbered
      .slice(0, films)
      .map((song) => ({ kind: 'film', output: `${stem(song)}.mp4`, song, album: ALBUM }) as const),
  ];
}

/** One task of this kind. */
export function aDemoTask(kind: DemoTask['kind']): DemoTask {
  const task = aDemoPlan({ songs: 1, films: 1 }).find((each) => each.kind === kind);
  if (task === undefined) throw new Error(`no plan has a ${kind}`);
  return task;
}
