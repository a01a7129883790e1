import type { Lyrics, SongDetails } from '../../../src/domain/catalogue/song-details';
import type { PreviewReason } from '../../../src/domain/catalogue/song-access';
import type { Song } from '../../../src/domain/catalogue/song';
import { aSong } from './a-song';
import { aSource } from './a-source';

/** A song with one adaptive audio source and no lyrics. Every step returns a new builder. */
export class SongDetailsBuilder {
  constructor(private readonly details: SongDetails) {}

  with(overrides: Partial<SongDetails>): SongDetailsBuilder {
    return new SongDetailsBuilder({ ...this.details, ...overrides });
  }

  singing(text: string, format: Lyrics['format'] = 'plain'): SongDetailsBuilder {
    return this.with({ lyrics: { format, text, offset: 0 } });
  }

  withVideo(): SongDetailsBuilder {
    const url = `/media/v/${this.details.id}/master.m3u8`;
    return this.with({ hasVideo: true, videoSources: [aSource({ id: 'video', medium: 'video', url })] });
  }

  /** Only the first 30 s of the song are available. */
  previewed(reason: PreviewReason = 'sign-in'): SongDetailsBuilder {
    return this.with({ isPremium: true, access: { kind: 'preview', reason, duration: 30 } });
  }

  /** Whole, with addresses that expire after `expiresIn` seconds. */
  signedFor(expiresIn: number): SongDetailsBuilder {
    return this.with({ isPremium: true, access: { kind: 'full', expiresIn } });
  }

  build(): SongDetails {
    return this.details;
  }
}

export const aSongDetails = (song: Song = aSong().build()): SongDetailsBuilder =>
  new SongDetailsBuilder({
    ...song,
    lyrics: null,
    credits: [],
    year: 2026,
    loudness: null,
    albumLoudness: null,
    access: { kind: 'full', expiresIn: null },
    audioSources: [aSource({ url: `/media/a/${song.id}/master.m3u8` })],
    videoSources: [],
  });
