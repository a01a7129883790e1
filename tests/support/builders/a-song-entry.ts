import type { SongEntry } from '../../../server/domain/import/library-store.port';
import { LOSSLESS } from './a-media-source';

/** A song as the import passes it to the library; fields that are not given use the song's name. */
export const aSongEntry = (name: string, draft: Partial<SongEntry['draft']> = {}): SongEntry => ({
  songId: name,
  fingerprint: name,
  sound: name,
  formerSounds: [],
  recording: null,
  revision: 'r',
  reservations: [],
  picture: null,
  companion: null,
  refusedVideo: null,
  artistPictures: { portrait: null, banner: null },
  file: { path: `${name}.mp3`, size: 1, modifiedMs: 1, changedMs: null, companions: '' },
  draft: {
    title: name,
    artists: ['Hạ Vy'],
    album: null,
    disc: null,
    track: null,
    year: null,
    genre: null,
    credits: [],
    displayArtist: null,
    otherAlbumArtists: [],
    displayAlbumArtist: null,
    side: null,
    lyrics: null,
    durationMs: 60_000,
    audio: LOSSLESS,
    video: null,
    ...draft,
  },
});
