import { guessEstimate } from '../../../../contract/passwords/guess-estimate';
import { PasswordJudge } from '../../../../src/presentation/view-models/account/password-judge';

const NOBODY = { name: '', email: '' };

/** The dictionaries are fetched over a network that fails this many times. */
function judge(outages = 0) {
  const fetched: string[] = [];
  const loadGuessEstimate = async () => {
    fetched.push(fetched.length < outages ? 'lost' : 'here');
    if (fetched.length <= outages) throw new Error('the line is down');
    return guessEstimate;
  };
  return { judge: new PasswordJudge({ services: { loadGuessEstimate } }), fetched };
}

describe('the estimate of how hard a new password is to guess', () => {
  it('is not available before the field is shown, and is loaded once', async () => {
    const { judge: asked, fetched } = judge();
    expect(asked.guessesOf('summer2024', NOBODY)).toBeNull();
    expect(fetched).toEqual([]);
    await Promise.all([asked.load(), asked.load()]);
    await asked.load();
    expect(fetched).toEqual(['here']);
    expect(asked.guessesOf('summer2024', NOBODY)).toBeLessThan(8);
    expect(asked.guessesOf('thuyền giấy trôi', NOBODY)).toBeGreaterThan(8);
  });

  it('treats parts of the listener’s own data, as typed now, as easy to guess', async () => {
    const { judge: asked } = judge();
    await asked.load();
    expect(asked.guessesOf('kimxuyethoa2024', NOBODY)).toBeGreaterThan(8);
    expect(asked.guessesOf('kimxuyethoa2024', { name: '', email: 'an@kimxuyethoa.vn' })).toBeLessThan(8);
  });

  it('is loaded again after a failure', async () => {
    const { judge: asked, fetched } = judge(1);
    await asked.load();
    expect(asked.guessesOf('summer2024', NOBODY)).toBeNull();
    await asked.load();
    expect(asked.guessesOf('summer2024', NOBODY)).not.toBeNull();
    expect(fetched).toEqual(['lost', 'here']);
  });
});
