import type { SongCard } from '../../../../server/domain/catalogue/song-card';
import type { SongDetails } from '../../../../server/domain/catalogue/song-details';
import { heardFrom, playedFrom } from '../../../../server/domain/catalogue/stand-in';
import { aSongCard, MP3_FACTS } from '../../../support/server/cards';

const MISSING: SongCard = aSongCard({
  id: 'missing',
  likeCount: 7,
  absence: { kind: 'away', since: new Date('2026-03-01T00:00:00Z') },
});
const STAND_IN: SongCard = aSongCard({
  id: 'stand-in',
  title: 'Ngu quen',
  likeCount: 1,
  durationMs: 251_500,
  media: { songId: 'stand-in', revision: 'r9' },
  audio: { ...MP3_FACTS, codec: 'flac', container: 'flac', mime: 'audio/flac' },
  hasVideo: true,
  isPremium: true,
});
const HEARD = { media: STAND_IN.media, audio: STAND_IN.audio, durationMs: 251_500, hasVideo: true, isPremium: true };

const detailsOf = (card: SongCard, given: Partial<SongDetails>): SongDetails => ({
  ...card,
  video: null,
  videoMedia: card.media,
  lyrics: null,
  credits: [],
  loudness: null,
  albumLoudness: null,
  ...given,
});

describe('a song whose file is missing', () => {
  it('keeps its own identity and is played from the file of its stand-in', () => {
    expect(heardFrom(MISSING, STAND_IN)).toEqual({ ...MISSING, ...HEARD, absence: null });
  });

  it('has the video of its stand-in, and its own lyrics', () => {
    const song = detailsOf(MISSING, { lyrics: { format: 'plain', text: 'Ngủ quên' } });
    const video = { codec: 'h264', width: 1280, height: 720, fps: 25 };
    const videoMedia = { songId: 'film', revision: 'r2' };
    expect(playedFrom(song, detailsOf(STAND_IN, { video, videoMedia }))).toEqual({
      ...song,
      ...HEARD,
      absence: null,
      video,
      videoMedia,
    });
  });
});
