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

export type SongInfoWire = z.infer<typeof SongInfo>;
export type AudioSourceWire = z.infer<typeof AudioSource>;
export type SongVideoWire = z.infer<typeof SongVideo>;
