const KEY = 'scrollPlaces';
/** Enough to go back through a long evening; the oldest entries are removed first. */
const MOST = 200;

/** The scroll position of each page left in this session, in pixels. A reload preserves them. */
export class ScrollPlaces {
  private readonly places = new Map<string, number>(readPlaces());

  of(place: string): number {
    return this.places.get(place) ?? 0;
  }

  note(place: string, top: number): void {
    this.places.delete(place);
    this.places.set(place, top);
    const [oldest] = this.places.keys();
    if (this.places.size > MOST && oldest !== undefined) this.places.delete(oldest);
  }

  keep(): void {
    try {
      sessionStorage.setItem(KEY, JSON.stringify([...this.places]));
    } catch {
      // Without storage a page begins at its top after a reload.
    }
  }
}

function readPlaces(): readonly (readonly [string, number])[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isPlace) : [];
  } catch {
    return [];
  }
}

const isPlace = (entry: unknown): entry is readonly [string, number] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';
