import { loadPage } from '../../../src/presentation/hooks/load-page';
import { isChunkFailure } from '../../../src/presentation/i18n/start-i18n';

class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

/** A network that fails this many times before it works. */
function network(failures: number) {
  let tries = 0;
  const load = () => {
    tries += 1;
    return tries > failures ? Promise.resolve('page') : Promise.reject(new ChunkLoadError('Loading chunk 7 failed'));
  };
  return { load, tries: () => tries };
}

describe('fetching a page’s code', () => {
  const reported = jest.fn();

  beforeEach(() => {
    jest.useFakeTimers();
    reported.mockReset();
    Object.assign(globalThis, { reportError: reported });
  });
  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(globalThis, 'reportError');
  });

  it.each([0, 1, 2])('succeeds after %i failures', async (failures) => {
    const { load, tries } = network(failures);

    const page = loadPage(load);
    await jest.runAllTimersAsync();

    await expect(page).resolves.toBe('page');
    expect(tries()).toBe(failures + 1);
  });

  it('fails after the third attempt', async () => {
    const { load, tries } = network(3);

    const failure = loadPage(load).catch((error: unknown) => error);
    await jest.runAllTimersAsync();

    expect(isChunkFailure(await failure)).toBe(true);
    expect(tries()).toBe(3);
    expect(reported).not.toHaveBeenCalled();
  });

  it('reports a bug in the code of the page as an uncaught error, once, and fails', async () => {
    const bug = new TypeError('a bug');

    const failure = loadPage(() => Promise.reject(bug)).catch((error: unknown) => error);
    await jest.runAllTimersAsync();

    expect(await failure).toBe(bug);
    expect(reported.mock.calls).toEqual([[bug]]);
  });

  it.each(['Loading chunk 7 failed.', 'Loading CSS chunk 7 failed.'])('recognises a failed chunk: %s', (message) => {
    expect(isChunkFailure(new ChunkLoadError(message))).toBe(true);
  });

  it('does not report other errors as a failed chunk', () => {
    expect(isChunkFailure(new TypeError('a bug'))).toBe(false);
    expect(isChunkFailure('text')).toBe(false);
  });
});
