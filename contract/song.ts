import * as z from './schema';

const Id = z.string().check(z.minLength(1), z.maxLength(64));

/** The picture's hue and chroma in OKLCH, and a second hue for gradients (design §9). Degrees; chroma 0 to 0.4. */
export const DominantColor = z.object({ h: z.number(), c: z.number(), h2: z.number() });

export const ArtistRef = z.object({ id: Id, name: z.string(), avatar: z.nullable(z.string()) });

export const AlbumRef = z.object({ id: Id, title: z.string() });

/** Where the first sound comes from without asking for anything else: `segments` has `{n}`, counted from 0. */
export const MediaPattern = z.object({ init_id: z.string(), segments: z.string() });

/** A song as lists show it. Durations in seconds; URLs are relative to the CDN domain. */
export const SongSummary = z.object({
  id: Id,
  title: z.string(),
  artist: ArtistRef,
  artists: z.array(ArtistRef),
  album: z.nullable(AlbumRef),
  duration: z.number(),
  thumbnail_square: z.string(),
  thumbnail_landscape: z.string(),
  dominant_color: DominantColor,
  has_audio: z.boolean(),
  has_video: z.boolean(),
  is_premium: z.boolean(),
  is_liked: z.boolean(),
  like_count: z.number(),
  play_count: z.number(),
  media: z.nullable(MediaPattern),
});

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

/** One way to hear the song. `bitrate` in bit/s. `auto` is the adaptive master; a `file` is the original itself. */
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

/** EBU R128: integrated loudness in LUFS and true peak in dBTP. */
export const Loudness = z.object({ integrated: z.number(), true_peak: z.number() });

/** A song with everything the player and its page need (specification §3, "Song (current song)"). */
export const SongInfo = z.extend(SongSummary, {
  lyrics: z.nullable(Lyrics),
  audios: z.array(AudioSource),
  video: z.nullable(SongVideo),
  loudness: z.nullable(Loudness),
  year: z.nullable(z.number()),
  credits: z.array(
    z.object({ role: z.enum(['performer', 'composer', 'lyricist', 'arranger']), names: z.array(z.string()) }),
  ),
});

/** The suggestion call's answer. `list_suggestion[0]` is the song itself, always (decisions.md §4). */
export const SongSuggestions = z.object({ list_suggestion: z.array(SongSummary) });

export type SongSummaryWire = z.infer<typeof SongSummary>;
export type SongInfoWire = z.infer<typeof SongInfo>;
export type AudioSourceWire = z.infer<typeof AudioSource>;
export type SongVideoWire = z.infer<typeof SongVideo>;
export type LyricsWire = z.infer<typeof Lyrics>;
