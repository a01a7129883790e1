import { createElement, type ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { RouteFailure } from './RouteFailure';

/**
 * What a route shows in place of its pages: nothing before the first page is loaded, and an explanation after a page broke or could
 * not be loaded.
 */
export const PAGE_FALLBACKS = { ErrorBoundary: RouteFailure, HydrateFallback: () => null } satisfies RouteObject;

/**
 * A route whose page, or whose layout of pages, is loaded on navigation. It uses a loader instead of the router's `lazy`, which
 * remembers a failure permanently; here, navigating again retries.
 */
export function lazyPage(load: () => Promise<ComponentType>) {
  let page: ComponentType | null = null;
  const loader = async (): Promise<null> => {
    page = await load();
    return null;
  };
  const Component = () => page && createElement(page);
  return { loader, Component } satisfies RouteObject;
}
