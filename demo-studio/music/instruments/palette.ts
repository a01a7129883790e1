import { glassBell, kalimba, vibraphone } from './bars-and-bells';
import { digitalPiano, electricPiano, tineBell } from './electric-keys';
import { airyPad, analogBrass, organPad, strings, warmPad } from './pads';
import { brightPluck, houseStab, silkLead, softWhistle } from './synth-leads';
import { bambooFlute, flute, reedLead } from './winds';
import { clubBass, fingerBass, roundBass, subBass, uprightBass } from './basses';
import { nylonGuitar, soloGuitar, steelGuitar, zither } from './guitars';
import type { Instrument } from './instrument';
import { piano } from './piano';

/** Every available instrument, ready to be played. */
export const PALETTE = {
  electricPiano,
  digitalPiano,
  tineBell,
  strings,
  warmPad,
  airyPad,
  organPad,
  analogBrass,
  houseStab,
  brightPluck,
  silkLead,
  flute,
  bambooFlute,
  reedLead,
  softWhistle,
  roundBass,
  uprightBass,
  fingerBass,
  clubBass,
  subBass,
  nylonGuitar,
  steelGuitar,
  soloGuitar,
  zither,
  piano: piano({ hardness: 0.55, ring: 7, knock: 0.16 }),
  feltPiano: piano({ hardness: 0.18, ring: 5, knock: 0.3 }),
  vibraphone: vibraphone(),
  kalimba: kalimba(),
  glassBell: glassBell(),
} satisfies Record<string, Instrument>;

export type InstrumentName = keyof typeof PALETTE;
