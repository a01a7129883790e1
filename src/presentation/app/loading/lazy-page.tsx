import { createElement, type ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { RouteFailure } from './RouteFailure';

/**
 * A route whose page is loaded on navigation. It uses a loader instead of the router's `lazy`, which remembers a failure
 * permanently; here, navigating again retries.
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
