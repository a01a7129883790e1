import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { LruMap } from '../../../contract/kernel/lru-map';
import type { Refreshable } from '../view-models/freshness.view-model';
import { useFresh } from './use-fresh';
import { useViewModels, type ViewModels } from './view-models-context';

/** The most view models kept: about as many pages as a listener goes back through at once. */
const MOST = 12;

type HistoryStates = LruMap<string, Refreshable>;

/** The view models of the last pages, by position in the browser history, for each running instance of the app. */
const products = new WeakMap<ViewModels, HistoryStates>();

function historyStatesOf(viewModels: ViewModels): HistoryStates {
  const visits = products.get(viewModels) ?? new LruMap<string, Refreshable>(MOST);
  products.set(viewModels, visits);
  return visits;
}

/**
 * The view model of a page. It is new when the listener opens the page. When the listener goes back to the page, it is restored
 * as it was left, with loaded lists and filters, and loaded again if it is stale. `name` is the page's own. After a listener's
 * session ends, nobody finds that listener's data. The component that opens the view model disposes it and may reopen it.
 */
export function useHistoryState<T extends Refreshable>(name: string, make: () => T): T {
  const viewModels = useViewModels();
  const { key } = useLocation();
  const visits = historyStatesOf(viewModels);
  const place = [name, key, viewModels.freshness.departures].join(' ');
  const [visit] = useState(() => (visits.get(place) as T | undefined) ?? make());
  useEffect(() => visits.set(place, visit), [visits, place, visit]);
  useFresh(visit);
  return visit;
}
