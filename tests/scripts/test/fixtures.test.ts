import { LastingFixtures, type Fixtures } from '../../../scripts/test/fixtures';

/** Fixtures without a process, which end when they are stopped, or by `end`. */
class FakeFixtures implements Fixtures {
  readonly environment: Readonly<Record<string, string>>;
  isStopped = false;
  private isDead = false;

  constructor(address: string) {
    this.environment = { SONG_FIXTURES: address };
  }

  end(): void {
    this.isDead = true;
  }

  hasEnded(): boolean {
    return this.isDead;
  }

  stop(): Promise<void> {
    this.isStopped = true;
    return Promise.resolve();
  }
}

function startable() {
  const started: FakeFixtures[] = [];
  const start = (): Promise<Fixtures> => {
    const fixtures = new FakeFixtures(`the ${started.length + 1}.`);
    started.push(fixtures);
    return Promise.resolve(fixtures);
  };
  return { started, lasting: new LastingFixtures(start) };
}

describe('the fixtures of a step whose files are run alone', () => {
  it('are the same for every file', async () => {
    const { started, lasting } = startable();
    await lasting.environment();
    expect(await lasting.environment()).toEqual({ SONG_FIXTURES: 'the 1.' });
    expect(started).toHaveLength(1);
  });

  it('are started again for the next file after their process died, and the old ones are stopped', async () => {
    const { started, lasting } = startable();
    await lasting.environment();
    started[0]?.end();
    expect(await lasting.environment()).toEqual({ SONG_FIXTURES: 'the 2.' });
    expect(started.map(({ isStopped }) => isStopped)).toEqual([true, false]);
  });

  it('stop when the step ends', async () => {
    const { started, lasting } = startable();
    await lasting.environment();
    await lasting.stop();
    expect(started.map(({ isStopped }) => isStopped)).toEqual([true]);
  });

  it('can be stopped without having been started', async () => {
    const { started, lasting } = startable();
    await lasting.stop();
    expect(started).toEqual([]);
  });
});
