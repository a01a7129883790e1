import { engineUnderTest } from '../engines/engine-under-test';
import { soundServer } from './fixture-client';
import { recordedEar } from './recorded-ear';
import { tapPlayer, type Ear } from './sound-probe';

/** Listens at the sound card if one engine is tested by itself, otherwise inside the page. */
export const earOfRun = (): Ear => (engineUnderTest() === undefined ? tapPlayer : recordedEar(soundServer));
