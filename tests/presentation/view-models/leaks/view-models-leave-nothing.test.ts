import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { endedAtOnce, inUse } from '../../../support/presentation/leaks/leak-case';
import { LEAK_CASES } from '../../../support/presentation/leaks/leak-cases';
import { observersLeft } from '../../../support/presentation/leaks/observers-left';

const FOLDER = path.resolve('src/presentation/view-models');
const SUFFIX = '.view-model.ts';
/** Longer than any timer of a view model. */
const A_DAY = 86_400_000;
/** A view model whose code has one of these begins something itself. */
const BEGINNINGS = /new Scope\(|\.subscribe\(|\.after\(/;

const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith(SUFFIX))
  .map((name) => name.slice(0, -SUFFIX.length));
const holding = LEAK_CASES.filter(({ holds }) => holds.length > 0);
const idle = LEAK_CASES.filter(({ holds }) => holds.length === 0);

describe('the cases of the leak test', () => {
  it('are one for each view model in the folder', () => {
    expect(LEAK_CASES.map(({ file }) => file).toSorted()).toEqual(files.toSorted());
  });

  it('name what is held by every view model whose code begins something', () => {
    const begins = (file: string) => BEGINNINGS.test(readFileSync(path.join(FOLDER, file + SUFFIX), 'utf8'));
    const named = new Set(holding.map(({ file }) => file));
    expect(files.filter((file) => begins(file) && !named.has(file))).toEqual([]);
  });
});

describe('a view model in use', () => {
  it.each(holding)('holds what its case says: $file', async (leakCase) => {
    const { watch } = await inUse(leakCase);
    expect([...new Set(watch.live)]).toEqual(leakCase.holds);
  });

  it.each(idle)('begins nothing where its case says so: $file', async (leakCase) => {
    const { watch, viewModel } = await inUse(leakCase);
    expect(watch.begun).toEqual([]);
    expect(observersLeft(viewModel)).toEqual([]);
  });
});

describe('a view model that has ended', () => {
  it.each(LEAK_CASES)('leaves no subscription, timer or reaction after use: $file', async (leakCase) => {
    const { watch, viewModel, end, time } = await inUse(leakCase);
    end?.();
    expect([watch.live, observersLeft(viewModel)]).toEqual([[], []]);
    await time.pass(A_DAY);
    expect([watch.live, observersLeft(viewModel)]).toEqual([[], []]);
  });

  it.each(LEAK_CASES)('begins nothing more when its requests are answered late: $file', async (leakCase) => {
    const { watch, viewModel } = await endedAtOnce(leakCase);
    expect([watch.live, observersLeft(viewModel)]).toEqual([[], []]);
  });
});
