import { DEMO_CATALOGUE } from '../../../demo-studio/catalogue/demo-catalogue';
import { countPlayable, describeTask } from '../../../demo-studio/making/demo-progress';
import type { DemoTask } from '../../../demo-studio/making/demo-task';
import { effortOf, remainingSeconds } from '../../../demo-studio/making/estimate-remaining';
import { isTimeToImport } from '../../../demo-studio/making/is-time-to-import';
import { planDemo } from '../../../demo-studio/making/plan-demo';

const plan = planDemo(DEMO_CATALOGUE);
const first = (kind: DemoTask['kind']): DemoTask => {
  const task = plan.find((each) => each.kind === kind);
  if (task === undefined) throw new Error(`no ${kind}`);
  return task;
};

describe('countPlayable', () => {
  it('counts songs, films and short videos, not pictures', () => {
    const playable = plan.filter(({ kind }) => kind !== 'picture').length;
    const made = new Set([
      ...(['picture', 'song', 'film', 'clip'] as const).map((kind) => first(kind).output),
      'other.m4a',
    ]);
    expect(countPlayable(plan, new Set())).toEqual({ made: 0, total: playable });
    expect(countPlayable(plan, made)).toEqual({ made: 3, total: playable });
  });
});

describe('describeTask', () => {
  it.each([
    ['picture', { kind: 'picture', title: 'Bờ Bên Kia', artist: '' }],
    ['song', { kind: 'song', title: 'Ngủ Quên Trên Sóng', artist: 'Hạ Vy' }],
    ['film', { kind: 'video', title: 'Ngủ Quên Trên Sóng', artist: 'Hạ Vy' }],
    ['clip', { kind: 'video', title: 'Tám Giờ Tối Ở Đà Lạt', artist: 'Trạm Gió' }],
  ] as const)('names a %s', (kind, piece) => {
    expect(describeTask(first(kind))).toEqual(piece);
  });
});

describe('effortOf', () => {
  it('is most for a film and least for a picture', () => {
    expect(effortOf(first('film'))).toBeGreaterThan(effortOf(first('song')));
    expect(effortOf(first('clip'))).toBeGreaterThan(effortOf(first('song')));
    expect(effortOf(first('song'))).toBeGreaterThan(effortOf(first('picture')));
  });
});

describe('remainingSeconds', () => {
  it.each([
    ['a guess before anything is done', { done: 0, left: 90, elapsedSeconds: 0 }, 90],
    ['the same where the guess holds', { done: 40, left: 50, elapsedSeconds: 40 }, 50],
    ['more on a slow machine', { done: 40, left: 50, elapsedSeconds: 90 }, 100],
    ['less on a fast one', { done: 40, left: 50, elapsedSeconds: 15 }, 25],
    ['nothing where nothing is left', { done: 90, left: 0, elapsedSeconds: 100 }, 0],
    ['at least a second while something is left', { done: 90, left: 0.2, elapsedSeconds: 10 }, 1],
  ])('is %s', (_, pace, seconds) => {
    expect(remainingSeconds(pace)).toBe(seconds);
  });
});

describe('isTimeToTakeIn', () => {
  it.each([
    [0, 0, false],
    [0, 1, true],
    [1, 0, false],
    [1, 1, false],
    [1, 2, true],
    [9, 2, true],
    [10, 3, false],
    [10, 4, true],
    [30, 5, true],
  ])('with %i imported and %i waiting is %s', (takenIn, waiting, isTime) => {
    expect(isTimeToImport(takenIn, waiting)).toBe(isTime);
  });
});
