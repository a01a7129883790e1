import type { Song } from '../../../src/domain/catalogue/song';
import { NO_ANNOTATIONS } from '../../../src/domain/catalogue/song-annotations';

const PLAIN_SONG: Song = {
  id: 'song-1',
  title: 'Ngủ Quên Trên Sóng',
  artists: [{ id: 'artist-1', name: 'Hạ Vy', avatarUrl: null }],
  displayArtist: null,
  album: { id: 'album-1', title: 'Bờ Bên Kia' },
  duration: 252,
  squareImageUrl: '/images/tone-song-1',
  landscapeImageUrl: '/images/tone-song-1',
  dominantColour: { hue: 240, chroma: 0.12, secondHue: 300 },
  hasAudio: true,
  hasVideo: false,
  isPremium: false,
  ...NO_ANNOTATIONS,
  likeCount: 12,
  playCount: 340,
  absence: null,
};

/** A song with sound and no special properties by default. Every step returns a new builder. */
export class SongBuilder {
  constructor(private readonly song: Song = PLAIN_SONG) {}

  with(overrides: Partial<Song>): SongBuilder {
    return new SongBuilder({ ...this.song, ...overrides });
  }

  titled(title: string): SongBuilder {
    return this.with({ title });
  }

  by(...names: readonly string[]): SongBuilder {
    return this.with({ artists: names.map((name) => ({ id: `artist-${name}`, name, avatarUrl: null })) });
  }

  lasting(duration: number): SongBuilder {
    return this.with({ duration });
  }

  premium(): SongBuilder {
    return this.with({ isPremium: true });
  }

  liked(): SongBuilder {
    return this.with({ isLiked: true });
  }

  away(kind: 'away' | 'unreadable' = 'away'): SongBuilder {
    return this.with({ hasAudio: false, hasVideo: false, absence: { kind, since: '2026-11-20T08:00:00.000Z' } });
  }

  withVideo(): SongBuilder {
    return this.with({ hasVideo: true });
  }

  build(): Song {
    return this.song;
  }
}

export const aSong = (id = PLAIN_SONG.id): SongBuilder => new SongBuilder({ ...PLAIN_SONG, id });

/** One plain song for each id, in their order. */
export const songs = (...ids: readonly string[]): readonly Song[] => ids.map((id) => aSong(id).build());
