import { fail, succeed } from '../../shared/result';
import { credibleLength } from '../file-limits';
import type { ByteReader } from './byte-reader';
import { readMp4Picture, readMp4Sound } from './mp4-entries';
import { readFragments } from './mp4-fragments';
import { readTopBoxes, type TopBox } from './mp4-top';
import { readMp4Tracks, type Mp4Track } from './mp4-tracks';
import { placeOfStretches } from './sound-place';
import { areMoving, NO_SOUND, type Proof, type ReadStream, type SoundFacts } from './stream-facts';

const AAC_FRAME = 1024;
/** The factor by which the stated length of AAC may differ from the length of its frames: SBR halves the sample rate. */
const AAC_STRETCH = 2.2;
/** By how much the length in edit lists and headers may exceed the length of the samples, in seconds and as a share. */
const TOLERATED_SECONDS = 0.5;
const TOLERATED_SHARE = 1.01;

interface Heard {
  readonly track: Mp4Track;
  readonly sound: SoundFacts;
}

/**
 * Reads an MP4, M4A or QuickTime file, fragmented or not. Of several sound tracks, the first with a supported codec is used. The
 * file is cut if it lacks bytes that its sample tables name, or if it states a longer length than its samples have.
 */
export async function readMp4(reader: ByteReader): Promise<ReadStream> {
  const top = await readTopBoxes(reader);
  if (!top.ok) return top;
  const { boxes, isClipped } = top.value;
  const index = boxes.find(({ type }) => type === 'moov');
  const moov = await reader.read(index?.start ?? 0, index?.length ?? 0);
  const tracks = await withFragments(reader, boxes, moov);
  const pictures = tracks.filter(({ handler }) => handler === 'vide');
  const picture = pictures.find((each) => readMp4Picture(each) !== undefined);
  const video = (picture && readMp4Picture(picture)) ?? null;
  const hasOtherPicture = video === null && pictures.some(({ samples, seconds }) => areMoving(samples, seconds));
  const soundTracks = tracks.filter(({ handler }) => handler === 'soun');
  const heard = firstHeard(soundTracks) ?? (soundTracks.length === 0 ? silent(picture) : undefined);
  if (heard === undefined) return fail(soundTracks.length === 0 ? 'no-audio' : 'unsupported-codec');
  const lengths = [heard.track, picture ?? heard.track].map((track) => lengthOf(track, reader.size));
  const durationMs = Math.max(...lengths);
  if (durationMs <= 0) return fail('no-duration');
  const media = boxes.filter(({ type }) => type === 'mdat');
  const place = placeOfStretches(
    media.map(({ start, body, length }) => ({ from: body, to: Math.min(reader.size, start + length) })),
  );
  const ofIndex = proofOf(heard, isClipped);
  const proof = ofIndex === 'proved' && isMoreThanOne(boxes, tracks) ? 'doubtful' : ofIndex;
  return succeed({ container: 'mp4', durationMs, proof, sound: heard.sound, video, hasOtherPicture, place });
}

/** Whether fragments follow a complete file, or the fragments of a second file follow those of the first. */
function isMoreThanOne(boxes: readonly TopBox[], tracks: readonly Mp4Track[]): boolean {
  const count = (wanted: string) => boxes.filter(({ type }) => type === wanted).length;
  return tracks.some(({ isContinued }) => isContinued) || (count('moov') > 1 && count('moof') > 0);
}

function firstHeard(soundTracks: readonly Mp4Track[]): Heard | undefined {
  const heard = soundTracks.map((track, number) => ({ track, number, sound: readMp4Sound(track) }));
  const first = heard.find(({ sound }) => sound !== undefined);
  return first?.sound && { track: first.track, sound: { ...first.sound, track: first.number } };
}

const silent = (picture: Mp4Track | undefined): Heard | undefined => picture && { track: picture, sound: NO_SOUND };

/** Milliseconds, limited to the samples that are present. */
function lengthOf({ seconds, mediaSeconds, movieSeconds, present, samples, timescale }: Mp4Track, size: number) {
  const answers = [seconds, mediaSeconds, movieSeconds].map((each) => each * 1000);
  const stated = credibleLength(answers, size);
  if (present === undefined || present.samples >= samples) return stated;
  return Math.min(stated, Math.round((present.ticks * 1000) / timescale));
}

function proofOf({ track, sound }: Heard, isClipped: boolean): Proof {
  const { present, samples, seconds, timescale } = track;
  if (isClipped || (present !== undefined && present.samples < samples)) return 'cut';
  if (samples === 0) return 'doubtful';
  const lasting = present === undefined ? seconds : present.allTicks / timescale;
  const isOverstated = seconds > lasting * TOLERATED_SHARE + TOLERATED_SECONDS;
  const framed = (samples * AAC_FRAME) / sound.sampleRate;
  const isStretched = sound.codec === 'aac' && Math.max(lasting / framed, framed / lasting) > AAC_STRETCH;
  if (isOverstated) return 'cut';
  return isStretched ? 'doubtful' : 'proved';
}

async function withFragments(reader: ByteReader, boxes: readonly TopBox[], moov: Uint8Array): Promise<Mp4Track[]> {
  const tracks = readMp4Tracks(moov, reader.size);
  if (!boxes.some(({ type }) => type === 'moof')) return tracks;
  const totals = await readFragments(reader, boxes, moov);
  return tracks.map((track) => {
    const found = totals.get(track.id);
    if (found === undefined) return track;
    if (track.samples > 0) return { ...track, isContinued: true };
    return { ...track, seconds: found.ticks / track.timescale, samples: found.samples, sampleBytes: found.bytes };
  });
}
