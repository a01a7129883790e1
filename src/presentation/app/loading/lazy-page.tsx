import { createElement, type ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { RouteFailure } from './RouteFailure';

/**
 * A route whose page is fetched when somebody goes there. By a loader and not by the router's `lazy`, which remembers a
 * failure for good: going there again tries again.
 */
export function lazyPage(load: () => Promise<ComponentType>, Fallback: ComponentType) {
  let page: ComponentType | null = null;
  const loader = async (): Promise<null> => {
    page = await load();
    return null;
  };
  const Component = () => page && createElement(page);
  return { loader, Component, HydrateFallback: Fallback, ErrorBoundary: RouteFailure } satisfies RouteObject;
}
