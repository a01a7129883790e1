import type { AudioRendition } from './audio-ladder';
import { secondsOf, segmentUnits, type SegmentPlan } from './segment-plan';
import type { ClipRung, VideoRendition } from './video-ladder';

// A segment may be larger than the average, and its boxes add to its size.
const PEAK_WITH_BOXES = 1.1;
const HEADER = ['#EXTM3U', '#EXT-X-VERSION:7'];

/** The master playlist of a song's sound, lowest rendition first; addresses are relative to it. */
export function audioMaster(ladder: readonly AudioRendition[]): string {
  const variants = ladder.flatMap(({ bitrate, codec, kbps }) => [
    `#EXT-X-STREAM-INF:${bandwidth(bitrate)},CODECS="${codec}"`,
    `${kbps}/index.m3u8`,
  ]);
  return lines([...HEADER, '#EXT-X-INDEPENDENT-SEGMENTS', ...variants]);
}

/** The master playlist of a song's video or of a short video, lowest rendition first; addresses are relative to it. */
export function videoMaster(ladder: readonly VideoRendition<ClipRung>[], soundCodec: string): string {
  const variants = ladder.flatMap(({ bitrate, codec, width, height, fps, rung }) => [
    `#EXT-X-STREAM-INF:${bandwidth(bitrate)},CODECS="${codec},${soundCodec}",RESOLUTION=${width}x${height},FRAME-RATE=${fps}`,
    `${rung}p/index.m3u8`,
  ]);
  return lines([...HEADER, '#EXT-X-INDEPENDENT-SEGMENTS', ...variants]);
}

/** The whole playlist of one rendition, computed from its plan before anything is encoded. */
export function mediaPlaylist(plan: SegmentPlan): string {
  const durations = Array.from({ length: plan.segmentCount }, (_, index) => secondsOf(plan, segmentUnits(plan, index)));
  // RFC 8216 §4.3.3.1: every duration, rounded to the nearest whole second, is at most the target.
  const target = Math.max(1, ...durations.map((seconds) => Math.round(seconds)));
  return lines([
    ...HEADER,
    `#EXT-X-TARGETDURATION:${target}`,
    '#EXT-X-PLAYLIST-TYPE:VOD',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    '#EXT-X-MAP:URI="init.mp4"',
    ...durations.flatMap((seconds, index) => [`#EXTINF:${seconds.toFixed(6)},`, `${index}.m4s`]),
    '#EXT-X-ENDLIST',
  ]);
}

function bandwidth(bitrate: number): string {
  return `BANDWIDTH=${Math.ceil(bitrate * PEAK_WITH_BOXES)},AVERAGE-BANDWIDTH=${bitrate}`;
}

function lines(all: readonly string[]): string {
  return `${all.join('\n')}\n`;
}
