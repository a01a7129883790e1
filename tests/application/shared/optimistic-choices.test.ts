import { OptimisticChoices } from '../../../src/application/shared/optimistic-choices';
import type { GatewayFailure } from '../../../src/domain/shared/gateway-failure';
import { fail, succeed, type Result } from '../../../src/domain/shared/result';
import { settle } from '../../support/fakes/virtual-time';

type Answer = Result<void, GatewayFailure>;

/** One number that a listener chooses, and a backend that answers when the test says so. */
function aNumber(choices = new OptimisticChoices<number>()) {
  const shown: (number | undefined)[] = [0];
  const asked: string[] = [];
  const confirmed: string[] = [];
  const held: ((answer: Answer) => void)[] = [];
  const choice = {
    shown: () => shown.at(-1),
    show: (value: number) => void shown.push(value),
    request: (value: number, before: number) => {
      asked.push(`${before} to ${value}`);
      return new Promise<Answer>((resolve) => held.push(resolve));
    },
    onConfirmed: (value: number, before: number) => void confirmed.push(`${before} to ${value}`),
  };
  const choose = (value: number) => choices.choose('number', shown.at(-1) ?? 0, value, choice);
  const answer = async (result: Answer = succeed(undefined)): Promise<void> => {
    held.shift()?.(result);
    await settle();
  };
  return { choices, choose, answer, shown, asked, confirmed };
}

const REFUSED = fail({ kind: 'forbidden' } as const);

describe('a choice', () => {
  it('shows at once, and is pending until the backend has confirmed it', async () => {
    const { choices, choose, answer, shown, confirmed } = aNumber();
    const chosen = choose(3);
    expect([shown.at(-1), choices.isPending('number'), confirmed]).toEqual([3, true, []]);
    await answer();
    expect([await chosen, choices.isPending('number'), confirmed]).toEqual([succeed(undefined), false, ['0 to 3']]);
  });

  it('is taken back when it is refused', async () => {
    const { choose, answer, shown, confirmed } = aNumber();
    const chosen = choose(3);
    await answer(REFUSED);
    expect([await chosen, shown, confirmed]).toEqual([REFUSED, [0, 3, 0], []]);
  });

  it('waits while another one is pending, and only the last one is sent', async () => {
    const { choose, answer, shown, asked } = aNumber();
    void choose(1);
    void choose(2);
    void choose(3);
    expect(asked).toEqual(['0 to 1']);
    await answer();
    await answer();
    expect([asked, shown.at(-1)]).toEqual([['0 to 1', '1 to 3'], 3]);
  });

  it('is not taken back when an older one is refused', async () => {
    const { choose, answer, shown, asked } = aNumber();
    const older = choose(1);
    void choose(2);
    await answer(REFUSED);
    await answer();
    expect([await older, asked, shown.at(-1)]).toEqual([succeed(undefined), ['0 to 1', '0 to 2'], 2]);
  });

  it('falls back to what the backend confirmed elsewhere in the meantime', async () => {
    const { choices, choose, answer, shown, asked } = aNumber();
    void choose(1);
    expect(choices.confirm('number', (known) => known + 5)).toBe(true);
    await answer(REFUSED);
    expect([shown.at(-1), asked]).toEqual([5, ['0 to 1']]);
  });

  it('is not compared with what is confirmed elsewhere once it has its answer', async () => {
    const { choices, choose, answer } = aNumber();
    void choose(1);
    await answer();
    expect(choices.confirm('number', () => 7)).toBe(false);
  });

  it('ends where nothing shows it any more', async () => {
    const { choose, answer, shown, asked } = aNumber();
    const chosen = choose(1);
    shown.push(undefined);
    await answer(REFUSED);
    expect([await chosen, asked, shown.at(-1)]).toEqual([succeed(undefined), ['0 to 1'], undefined]);
  });

  it.each([['confirmed', succeed(undefined)] as const, ['refused', REFUSED] as const])(
    'that was forgotten changes nothing when it is %s',
    async (_, result) => {
      const { choices, choose, answer, shown, confirmed } = aNumber();
      const chosen = choose(1);
      choices.forget();
      await answer(result);
      expect([await chosen, shown, confirmed]).toEqual([succeed(undefined), [0, 1], []]);
    },
  );

  it('is sent when it is its turn, and not at all if it is forgotten before', async () => {
    const turns: (() => void)[] = [];
    const inTurn = async (_: string, run: () => Promise<Answer>): Promise<Answer> => {
      await new Promise<void>((resolve) => turns.push(resolve));
      return run();
    };
    const { choices, choose, asked } = aNumber(new OptimisticChoices<number>({ inTurn }));
    const first = choose(1);
    choices.forget();
    void choose(2);
    turns.forEach((take) => take());
    await settle();
    expect([await first, asked]).toEqual([succeed(undefined), ['1 to 2']]);
  });

  it('is not sent when it is the same as what the backend has', async () => {
    const isSame = (a: number, b: number): boolean => a % 10 === b % 10;
    const { choose, asked } = aNumber(new OptimisticChoices<number>({ isSame }));
    expect(await choose(10)).toEqual(succeed(undefined));
    expect(asked).toEqual([]);
  });
});
