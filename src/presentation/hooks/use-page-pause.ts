import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { PAGE_PLACEHOLDER } from '../../domain/catalogue/what-home-shows';
import { useViewModels, type ViewModels } from './view-models-context';

/** The pages already shown, by the router's keys, for each running instance of the app. */
const products = new WeakMap<ViewModels, Set<string>>();

function placesOf(viewModels: ViewModels): Set<string> {
  const places = products.get(viewModels) ?? new Set<string>();
  products.set(viewModels, places);
  return places;
}

/**
 * Every page but home and the feed is an empty placeholder first (specification §2), so that fast answers do not flicker; its
 * data is requested meanwhile. A page reached by going back appears at once, as it was left.
 */
export function usePagePause(): boolean {
  const viewModels = useViewModels();
  const { key } = useLocation();
  const places = placesOf(viewModels);
  const [isPausing, setPausing] = useState(() => !places.has(key));
  useEffect(() => {
    places.add(key);
  }, [places, key]);
  useEffect(() => {
    const pause = viewModels.sound.timer.after(PAGE_PLACEHOLDER, () => setPausing(false));
    return () => pause.unsubscribe();
  }, [viewModels]);
  return isPausing;
}
