import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Refreshable } from '../view-models/freshness.view-model';
import { useFresh } from './use-fresh';
import { useViewModels, type ViewModels } from './view-models-context';

/** As many as a listener goes back through in one breath. */
const MOST = 12;

type HistoryStates = Map<string, Refreshable>;

/** The view models of the pages gone through last, by place in the history of this product on screen. */
const products = new WeakMap<ViewModels, HistoryStates>();

function historyStatesOf(viewModels: ViewModels): HistoryStates {
  const visits = products.get(viewModels) ?? new Map<string, Refreshable>();
  products.set(viewModels, visits);
  return visits;
}

/** The oldest go first. */
function store(visits: HistoryStates, place: string, visit: Refreshable): void {
  visits.delete(place);
  visits.set(place, visit);
  const [oldest] = visits.keys();
  if (visits.size > MOST && oldest !== undefined) visits.delete(oldest);
}

/**
 * The view model of a page: made new when one goes there, and found as it was left when one comes back: loaded lists, filters
 * and all, and asked for again where it is stale. `name` is the page's own. After a listener has left nobody finds anything of
 * theirs. Whoever opens it disposes it, and may open it again.
 */
export function useHistoryState<T extends Refreshable>(name: string, make: () => T): T {
  const viewModels = useViewModels();
  const { key } = useLocation();
  const visits = historyStatesOf(viewModels);
  const place = [name, key, viewModels.freshness.departures].join(' ');
  const [visit] = useState(() => (visits.has(place) ? (visits.get(place) as T) : make()));
  useEffect(() => store(visits, place, visit), [visits, place, visit]);
  useFresh(visit);
  return visit;
}
