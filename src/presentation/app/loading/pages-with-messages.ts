import type { ComponentType } from 'react';
import { loadComponent, type SingleExport } from '../../hooks/load-component';
import type { MessageSets } from '../../i18n/messages';
import { lazyPage } from './lazy-page';

/**
 * Makes routes of pages that show these messages, each from the import of its screen. Pages inside a layout show the messages of the
 * layout.
 */
export const pagesWithMessages =
  (...messages: readonly (keyof MessageSets)[]) =>
  <M extends Record<keyof M, ComponentType>>(load: () => Promise<SingleExport<M>>) =>
    lazyPage(() => loadComponent<M>(load, ...messages));
