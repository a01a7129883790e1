import type { SongBrief } from '../../../demo-studio/music/song-brief';
import { STYLE_RULES } from '../../../demo-studio/music/styles/style-book';

/** A brief at its style's middle tempo. */
export function aSongBrief(changes: Partial<SongBrief> = {}): SongBrief {
  const style = changes.style ?? 'ballad';
  const [slowest, fastest] = STYLE_RULES[style].tempos;
  const tempo = Math.round((slowest + fastest) / 2);
  return { seed: 7, style, tempo, key: { tonic: 9, mode: 'minor' }, seconds: 75, ...changes };
}
