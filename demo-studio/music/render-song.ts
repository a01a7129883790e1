import { seededRandom } from './compose/seeded-random';
import { masterSong } from './master/master-song';
import { mixSong } from './mix/mix-song';
import type { Score } from './score';
import { STYLE_SOUNDS } from './sound/sound-book';
import { SAMPLE_RATE, type StereoSound } from './stereo-sound';

/**
 * Renders a score as sound: 44.1 kHz stereo, as long as the score states, mastered to about −14 LUFS and at most −1.8 dBTP. The
 * same score gives the same samples.
 */
export function renderSong(score: Score): StereoSound {
  const { style, seed } = score.brief;
  const { left, right, room } = mixSong(score, seededRandom(seed, 'sound').pick(STYLE_SOUNDS[style]));
  const sound = { left, right, rate: SAMPLE_RATE } as const;
  masterSong(sound, room);
  return sound;
}
