import { MakeDemo } from '../../../demo-studio/making/make-demo';
import type { DemoProgress } from '../../../contract/kernel/demo-progress';
import { settle } from '../../support/fakes/controlled-encoder';
import { ControlledPieceMaker } from '../../support/fakes/controlled-piece-maker';
import { aDemoPlan } from '../../support/builders/a-demo-plan';
import { RecordingLogger } from '../../support/server/recording-logger';

const SONGS = 7;
const PLAN = aDemoPlan({ songs: SONGS, films: 2 });
const OUTPUTS = PLAN.map(({ output }) => output);

function making({ made = [], width = 1 }: { made?: readonly string[]; width?: number } = {}) {
  const files = new Set(made);
  const maker = new ControlledPieceMaker(width, files);
  const log = new RecordingLogger();
  const told: DemoProgress[] = [];
  const takenIn: number[] = [];
  let sweeps = 0;
  let now = 0;
  const clock = { now: () => now };
  const folder = {
    made: async () => new Set(files),
    sweep: async () => void (sweeps += 1),
  };
  const takeIn = async (): Promise<void> => void takenIn.push(files.size);
  const demo = new MakeDemo(
    PLAN,
    { maker, folder, takeIn, clock, log },
    { onProgress: (each) => void told.push(each) },
  );
  return {
    demo,
    maker,
    log,
    told,
    takenIn,
    files,
    sweeps: () => sweeps,
    pass: (ms: number) => void (now += ms),
  };
}

describe('making the demo', () => {
  it('removes unfinished files first, then makes everything in the order of the plan, and ends its threads', async () => {
    const { demo, maker, sweeps } = making();
    const ended = demo.execute();
    await settle();
    await maker.finish(PLAN.length);
    await ended;
    expect(sweeps()).toBe(1);
    expect(maker.begun).toEqual(OUTPUTS);
    expect(maker.rests).toBe(2);
  });

  it('makes as many pieces at a time as the studio allows', async () => {
    const { demo, maker } = making({ width: 3 });
    void demo.execute();
    await settle();
    expect(maker.begun).toEqual(OUTPUTS.slice(0, 3));
    await maker.finish();
    expect(maker.begun).toEqual(OUTPUTS.slice(0, 4));
  });

  it('begins the films when all songs are made', async () => {
    const { demo, maker } = making({ width: 3 });
    void demo.execute();
    await settle();
    await maker.finish(SONGS);
    expect(maker.begun).toHaveLength(SONGS + 1);
    await maker.finish();
    expect(maker.begun).toEqual(OUTPUTS.slice(0, SONGS + 2));
  });

  it('imports the first song at once, then every two pieces, and the rest at the end', async () => {
    const { demo, maker, takenIn } = making();
    const ended = demo.execute();
    await settle();
    await maker.finish(PLAN.length);
    await ended;
    // A cover and the first song; then two playable pieces more each time.
    expect(takenIn).toEqual([2, 4, 6, 8, 10]);
  });

  it('continues where a killed server stopped, and imports the existing pieces at once', async () => {
    const { demo, maker, takenIn } = making({ made: OUTPUTS.slice(0, 4) });
    const ended = demo.execute();
    await settle();
    expect(takenIn).toEqual([4]);
    await maker.finish(PLAN.length - 4);
    await ended;
    expect(maker.begun).toEqual(OUTPUTS.slice(4));
  });

  it('makes nothing when every piece exists, and imports once', async () => {
    const { demo, maker, takenIn, told } = making({ made: OUTPUTS });
    await demo.execute();
    expect(maker.begun).toEqual([]);
    expect(takenIn).toEqual([OUTPUTS.length]);
    expect(told.map(({ state }) => state)).toEqual(['ready', 'ready']);
  });

  it('skips a piece that fails, and logs a warning', async () => {
    const { demo, maker, log } = making();
    const ended = demo.execute();
    await settle();
    await maker.fail({ kind: 'broken', detail: 'no space' });
    await maker.finish(PLAN.length - 1);
    await ended;
    expect(maker.begun).toEqual(OUTPUTS);
    expect(demo.progress()).toMatchObject({ state: 'ready', made: SONGS + 2 });
    expect(log.lines).toEqual([
      expect.objectContaining({ level: 'warn', fields: expect.objectContaining({ output: OUTPUTS[0] }) as unknown }),
    ]);
  });

  it('makes no more pieces once a tool is missing', async () => {
    const { demo, maker } = making();
    const ended = demo.execute();
    await settle();
    await maker.finish();
    await maker.fail({ kind: 'tool-missing' });
    await ended;
    expect(maker.begun).toHaveLength(2);
    expect(demo.progress()).toMatchObject({ state: 'ready', made: 0 });
  });

  it('makes no more pieces after it is stopped', async () => {
    const { demo, maker, told, takenIn } = making();
    const ended = demo.execute();
    await settle();
    await maker.finish(3);
    await demo.stop();
    await ended;
    expect(maker.begun).toHaveLength(4);
    expect(takenIn).toEqual([2]);
    expect(told.at(-1)?.state).toBe('making');
  });
});

describe('the progress of the demo', () => {
  it('is empty before the making begins', () => {
    expect(making().demo.progress()).toEqual({
      state: 'off',
      made: 0,
      total: 0,
      current: null,
      remainingSeconds: null,
    });
  });

  it('names the piece that has been in progress longest, and the time that the rest will take', async () => {
    const { demo, maker, pass } = making();
    void demo.execute();
    await settle();
    const atFirst = demo.progress();
    expect(atFirst).toMatchObject({ state: 'making', made: 0, total: SONGS + 2, current: { kind: 'picture' } });
    await maker.finish(2);
    pass(60_000);
    expect(demo.progress()).toMatchObject({ made: 1, current: { kind: 'song', title: 'Song 2' } });
    expect(demo.progress().remainingSeconds).toBeGreaterThan(atFirst.remainingSeconds ?? Infinity);
  });

  it('is reported at every step and at the end', async () => {
    const { demo, maker, told } = making();
    const ended = demo.execute();
    await settle();
    await maker.finish(PLAN.length);
    await ended;
    expect(told).toHaveLength(PLAN.length + 2);
    expect(told.at(-1)).toEqual({
      state: 'ready',
      made: SONGS + 2,
      total: SONGS + 2,
      current: null,
      remainingSeconds: null,
    });
  });
});
