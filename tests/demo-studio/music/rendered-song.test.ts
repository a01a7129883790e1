import { composeSong } from '../../../demo-studio/music/compose-song';
import { renderSong } from '../../../demo-studio/music/render-song';
import { aScoreExcerpt } from '../../support/builders/a-score-excerpt';
import { aSongBrief } from '../../support/builders/a-song-brief';
import { describeRenderedSong } from './rendered-song.contract';

// `tests/demo/render-song.test.ts` renders every style.
describe('a short song, rendered', () => {
  const score = aScoreExcerpt(composeSong(aSongBrief({ style: 'folk', seed: 11 })), 'chorus', 2);
  const sound = renderSong(score);

  it('is as long as its score, on both channels', () => {
    const samples = Math.round(score.seconds * sound.rate);
    expect([sound.left.length, sound.right.length]).toEqual([samples, samples]);
  });

  describeRenderedSong(sound);
});
