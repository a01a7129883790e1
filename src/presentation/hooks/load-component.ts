import type { MessageSets } from '../i18n/messages';
import { loadPage } from './load-page';

/** A module with one export: with a second one, the call does not compile. */
export type SingleExport<M> = M & { [K in keyof M]: [keyof M] extends [K] ? unknown : never };

/** Loads the component that is the only export of a module, together with the messages that it shows. */
export async function loadComponent<M extends object>(
  load: () => Promise<SingleExport<M>>,
  ...messages: readonly (keyof MessageSets)[]
): Promise<M[keyof M]> {
  const [component] = Object.values(await loadPage(load, ...messages));
  return component as M[keyof M];
}
