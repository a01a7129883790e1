import * as z from './schema';
import { SongSummary } from './song';

export const Lyrics = z.object({ format: z.enum(['plain', 'lrc', 'elrc']), text: z.string(), offset_ms: z.number() });

/** `init` is the base64 init segment; `first_duration` and `duration` in seconds; `encoder_delay` in samples. */
export const MediaStart = z.object({
  init: z.string(),
  segments: z.string(),
  first_duration: z.number(),
  segment_duration: z.number(),
  duration: z.number(),
  sample_rate: z.number(),
  encoder_delay: z.number(),
});

/** One way to play the song. `bitrate` in bit/s. `auto` is the adaptive master; a `file` is the original itself. */
export const AudioSource = z.object({
  id: z.string(),
  url: z.string(),
  codec: z.string(),
  bitrate: z.number(),
  kind: z.enum(['hls', 'file']),
  mime: z.string(),
  start: z.optional(MediaStart),
});

export const VideoQuality = z.object({ id: z.string(), url: z.string(), height: z.number(), bitrate: z.number() });

export const SongVideo = z.object({
  master_url: z.string(),
  video_qualities: z.array(VideoQuality),
  audio: z.object({ id: z.string(), url: z.string() }),
});

/**
 * How much of the song the media of this answer contain. For a premium song, `preview` with the missing right for a listener who
 * may not play it in full; otherwise the whole song, at addresses that expire after `expires_in` seconds. Null if they never
 * expire.
 */
export const SongAccess = z.object({
  kind: z.enum(['full', 'preview']),
  reason: z.nullable(z.enum(['sign-in', 'premium'])),
  expires_in: z.nullable(z.number()),
  /** Seconds. */
  preview_duration: z.nullable(z.number()),
});

/** EBU R128: integrated loudness in LUFS and true peak in dBTP. */
export const Loudness = z.object({ integrated: z.number(), true_peak: z.number() });

/** A song with everything the player and its page need (specification §3, "Song (current song)"). */
export const SongInfo = z.extend(SongSummary, {
  lyrics: z.nullable(Lyrics),
  access: SongAccess,
  audios: z.array(AudioSource),
  video: z.nullable(SongVideo),
  loudness: z.nullable(Loudness),
  /** The loudness of the whole album, as far as it was measured; an older server leaves it out. */
  album_loudness: z.optional(z.nullable(Loudness)),
  year: z.nullable(z.number()),
  credits: z.array(
    z.object({ role: z.enum(['performer', 'composer', 'lyricist', 'arranger']), names: z.array(z.string()) }),
  ),
});

/**
 * A song to play after another. `reason` is the most important of the reasons that apply: `next-on-album`, `same-artist`,
 * `same-genre`, `same-years`, `popular` or `something-else`; a client ignores unknown reasons. The song itself has none.
 */
export const SongSuggestion = z.extend(SongSummary, { reason: z.optional(z.string()) });

/** The suggestion call's answer. `list_suggestion[0]` is the song itself, always (decisions.md §4). */
export const SongSuggestions = z.object({ list_suggestion: z.array(SongSuggestion) });

export type LoudnessWire = z.infer<typeof Loudness>;
export type SongInfoWire = z.infer<typeof SongInfo>;
export type SongSuggestionWire = z.infer<typeof SongSuggestion>;
export type AudioSourceWire = z.infer<typeof AudioSource>;
export type SongVideoWire = z.infer<typeof SongVideo>;
