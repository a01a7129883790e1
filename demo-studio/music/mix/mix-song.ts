import { makeKit } from '../drums/drum-kit';
import { KITS } from '../drums/kits';
import type { Score } from '../score';
import type { StyleSound } from '../sound/style-sound';
import { SAMPLE_RATE } from '../stereo-sound';
import type { Bus } from './bus';
import { kickPressure } from './ducking';
import { mixChannel, type Desk } from './mix-channel';
import { playDrums } from './play-drums';
import { addRoom } from './room';
import { addSurf } from './surf';
import { playFromTape } from './tape';

function mixParts(score: Score, sound: StyleSound, desk: Desk): void {
  const melody = score.phrases.flatMap((phrase) => phrase.notes);
  for (const channel of sound.melody) mixChannel(melody, channel, desk);
  for (const { role, notes } of score.parts)
    for (const channel of sound.parts[role] ?? []) mixChannel(notes, channel, desk);
  for (const channel of sound.bass) mixChannel(score.bass, channel, desk);
}

/** Mixes all parts of a score onto one bus, in their room, before mastering; as long as the score states. */
export function mixSong(score: Score, sound: StyleSound): Bus {
  const length = Math.round(score.seconds * SAMPLE_RATE);
  const side = () => new Float32Array(length);
  const bus: Bus = { left: side(), right: side(), room: side() };
  const desk: Desk = {
    bus,
    track: { left: side(), right: side(), from: 0, to: 0 },
    pressure: kickPressure(score.drums, score.beatSeconds, length),
    beatSeconds: score.beatSeconds,
    echo: sound.echo,
  };
  mixParts(score, sound, desk);
  const kit = makeKit(KITS[sound.drums.kit], score.brief.seed);
  playDrums(score.drums, kit, { ...sound.drums, beatSeconds: score.beatSeconds }, bus);
  addRoom(bus, sound.room);
  if (sound.surf !== undefined) addSurf(bus, sound.surf, score.brief.seed);
  if (sound.tape) playFromTape(bus, sound.tape, score.brief.seed);
  return bus;
}
