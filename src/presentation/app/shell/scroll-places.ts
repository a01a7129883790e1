import { LruMap } from '../../../../contract/kernel/lru-map';
import { parseJson } from '../../../domain/shared/parse-json';
import { tabStorage } from '../../hooks/tab-storage';

const KEY = 'scrollPlaces';
/** Enough to go back through a long evening. */
const MOST = 200;

/** The scroll position of each page left in this session, in pixels. A reload preserves them. */
export class ScrollPlaces {
  private readonly places = new LruMap<string, number>(MOST);

  constructor() {
    for (const [place, top] of readPlaces()) this.places.set(place, top);
  }

  of(place: string): number {
    return this.places.get(place) ?? 0;
  }

  note(place: string, top: number): void {
    this.places.set(place, top);
  }

  keep(): void {
    tabStorage.write(KEY, JSON.stringify(this.places.list()));
  }
}

function readPlaces(): readonly (readonly [string, number])[] {
  const stored = parseJson(tabStorage.read(KEY));
  return Array.isArray(stored) ? stored.filter(isPlace) : [];
}

const isPlace = (entry: unknown): entry is readonly [string, number] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';
