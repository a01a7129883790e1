import { fail, succeed, type Result } from '../../../src/domain/shared/result';
import type { GatewayFailure } from '../../../src/domain/shared/gateway-failure';
import { AnswerViewModel } from '../../../src/presentation/view-models/answer.view-model';
import { settle } from '../../support/fakes/virtual-time';

type Answer = Result<string, GatewayFailure>;

/** Questions that wait until the test answers them. */
function asking() {
  const waiting: ((answer: Answer) => void)[] = [];
  const taken: string[] = [];
  const viewModel = new AnswerViewModel<string>(
    () => new Promise((resolve) => waiting.push(resolve)),
    (value) => void taken.push(value),
  );
  const answer = async (place: number, given: Answer) => {
    waiting[place]?.(given);
    await settle();
  };
  return { viewModel, taken, answer };
}

describe('AnswerViewModel', () => {
  it('retains its value during a refresh, and after a refresh that fails for now', async () => {
    const { viewModel, answer } = asking();
    void viewModel.load();
    await answer(0, succeed('one'));
    void viewModel.refresh();
    expect(viewModel.value).toBe('one');
    await answer(1, fail({ kind: 'offline' }));
    expect(viewModel.value).toBe('one');
    void viewModel.refresh();
    await answer(2, succeed('two'));
    expect(viewModel.value).toBe('two');
  });

  it('drops its value when a refresh is answered with not-found', async () => {
    const { viewModel, answer } = asking();
    void viewModel.load();
    await answer(0, succeed('one'));
    void viewModel.refresh();
    await answer(1, fail({ kind: 'not-found' }));
    expect(viewModel.state).toEqual({ kind: 'failed', failure: { kind: 'not-found' } });
  });

  it('loads a value that failed at first on a refresh', async () => {
    const { viewModel, answer } = asking();
    void viewModel.load();
    await answer(0, fail({ kind: 'offline' }));
    expect([viewModel.state.kind, viewModel.value]).toEqual(['failed', null]);
    void viewModel.refresh();
    await answer(1, succeed('one'));
    expect(viewModel.value).toBe('one');
  });

  it('takes the answer to the last request alone, and none after the page is left', async () => {
    const { viewModel, taken, answer } = asking();
    void viewModel.load();
    void viewModel.refresh();
    await answer(1, succeed('new'));
    await answer(0, succeed('old'));
    expect(viewModel.value).toBe('new');
    void viewModel.refresh();
    viewModel.dispose();
    await answer(2, succeed('late'));
    expect([viewModel.value, taken]).toEqual(['new', ['new']]);
  });
});
