import { engineUnderTest } from '../engines/engine-under-test';
import { soundServer } from './fixture-client';
import { recordedEar } from './recorded-ear';
import { tapPlayer, type Ear } from './sound-probe';

/** At the sound card where an engine is tried by itself, else inside the page. */
export const earOfRun = (): Ear => (engineUnderTest() === undefined ? tapPlayer : recordedEar(soundServer));
