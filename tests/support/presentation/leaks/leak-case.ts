import { BehaviorSubject, type Observable } from 'rxjs';
import { aSong } from '../../builders/a-song';
import { aSongDetails } from '../../builders/a-song-details';
import { settle } from '../../fakes/virtual-time';
import { FakeLanguages } from '../fake-languages';
import { setHarness } from '../harness';
import { Watch } from './watch';

/** A view model, and how its case uses it. */
export interface Used {
  readonly viewModel: object;
  /** Shows it, as its page does. */
  readonly open?: () => unknown;
  /** Its main intents. */
  readonly use?: () => unknown;
  /** Ends it; left out where there is nothing to end. */
  readonly end?: () => void;
}

/** How one view model is checked for leaks. */
export interface LeakCase {
  /** Its file in `view-models`, without `.view-model.ts`. */
  readonly file: string;
  /** What it holds while it is used, by the names of the watch, sorted. Empty for a view model that never begins anything. */
  readonly holds: readonly string[];
  readonly make: (world: LeakWorld) => Used;
}

/** A stream that emits the value to every subscriber and does not end, as those of a feature that is loaded later do. */
export const lasting = <T>(value: T): Observable<T> => new BehaviorSubject(value).asObservable();

/** What the product gives to a view model: a signed-in listener's fakes, and the watch over what is begun through them. */
export function aLeakWorld() {
  const languages = new FakeLanguages();
  const songs = ['1', '2', '3'].map((id) => aSongDetails(aSong(id).build()).build());
  const harness = setHarness(languages, { account: { isSignedIn: true }, songs });
  const watch = new Watch();
  const over = <T>(value: T, name?: string): T => watch.over(value, name);
  return { languages, songs, harness, watch, over, time: harness.time };
}

export type LeakWorld = ReturnType<typeof aLeakWorld>;

/** Runs a case up to the point at which its view model is in use. */
export async function inUse({ make }: LeakCase) {
  const world = aLeakWorld();
  const used = make(world);
  await used.open?.();
  await settle();
  await used.use?.();
  await settle();
  return { ...world, ...used };
}

/** Runs a case whose view model is ended at once, while its first requests are unanswered. */
export async function endedAtOnce({ make }: LeakCase) {
  const world = aLeakWorld();
  const used = make(world);
  void used.open?.();
  void used.use?.();
  used.end?.();
  await settle();
  return { ...world, ...used };
}
