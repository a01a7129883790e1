import { fail, succeed } from '../../shared/result';
import { credibleLength } from '../file-limits';
import type { ByteReader } from './byte-reader';
import { readMp4Picture, readMp4Sound } from './mp4-entries';
import { readFragments } from './mp4-fragments';
import { readTopBoxes, type TopBox } from './mp4-top';
import { readMp4Tracks, type Mp4Track } from './mp4-tracks';
import { placeOfStretches } from './sound-place';
import { NO_SOUND, type ReadStream } from './stream-facts';

/** Reads an MP4, M4A or QuickTime file, fragmented ones too. */
export async function readMp4(reader: ByteReader): Promise<ReadStream> {
  const boxes = await readTopBoxes(reader);
  if (!boxes.ok) return boxes;
  const index = boxes.value.find(({ type }) => type === 'moov');
  const moov = await reader.read(index?.start ?? 0, index?.length ?? 0);
  const tracks = await withFragments(reader, boxes.value, moov);
  const pictures = tracks.filter(({ handler }) => handler === 'vide');
  const video = pictures.map(readMp4Picture).find((each) => each !== undefined) ?? null;
  const hasOtherPicture = video === null && pictures.some(({ samples }) => samples > 1);
  const heard = tracks.find(({ handler }) => handler === 'soun');
  const track = heard ?? (video === null ? undefined : pictures.find((each) => readMp4Picture(each) !== undefined));
  if (track === undefined) return fail('no-audio');
  const sound = track === heard ? readMp4Sound(track) : NO_SOUND;
  if (sound === undefined) return fail('unsupported-codec');
  const answers = [track.seconds, track.mediaSeconds, track.movieSeconds].map((seconds) => seconds * 1000);
  const durationMs = credibleLength(answers, reader.size);
  if (durationMs <= 0) return fail('no-duration');
  const media = boxes.value.filter(({ type }) => type === 'mdat');
  const place = placeOfStretches(media.map(({ start, body, length }) => ({ from: body, to: start + length })));
  return succeed({ container: 'mp4', durationMs, sound, video, hasOtherPicture, place });
}

async function withFragments(reader: ByteReader, boxes: readonly TopBox[], moov: Uint8Array): Promise<Mp4Track[]> {
  const tracks = readMp4Tracks(moov);
  if (!boxes.some(({ type }) => type === 'moof')) return tracks;
  const totals = await readFragments(reader, boxes, moov);
  return tracks.map((track) => {
    const found = totals.get(track.id);
    if (found === undefined || track.samples > 0) return track;
    return { ...track, seconds: found.ticks / track.timescale, samples: found.samples, sampleBytes: found.bytes };
  });
}
