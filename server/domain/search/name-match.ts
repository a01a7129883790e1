export const NAME_KINDS = ['song', 'album', 'artist', 'playlist'] as const;
export type NameKind = (typeof NAME_KINDS)[number];

/** Albums and playlists are one group. */
export type NameGroup = 'song' | 'collection' | 'artist';

/** How a name matches the typed text, best first (issue: exact accented, same folded, prefix, fuzzy). */
export const MATCH_TIERS = {
  exact: 0,
  sameFolded: 1,
  beginning: 2,
  wordBeginning: 3,
  inside: 4,
  /** A song whose artist has this name. */
  byArtist: 5,
  nearly: 6,
} as const;

/** Something with this name, or nearly this name. `popularity` grows with its plays, by ratio. */
export interface NameMatch {
  readonly kind: NameKind;
  readonly id: string;
  readonly tier: number;
  readonly popularity: number;
}

export interface NameMatchGroup {
  readonly names: readonly NameMatch[];
  /** On all pages together. */
  readonly totalCount: number;
}

export type NameMatches = Readonly<Record<NameGroup, NameMatchGroup>>;

export const groupOf = (kind: NameKind): NameGroup => (kind === 'album' || kind === 'playlist' ? 'collection' : kind);

const KIND_ORDER: Readonly<Record<NameKind, number>> = { song: 1, artist: 2, album: 3, playlist: 4 };

/** The most likely intended match: by tier, then by plays; an artist with exactly that name before a song with that name. */
export function bestOf(names: readonly NameMatch[]): NameMatch | null {
  const [best = null] = names.toSorted(
    (a, b) => a.tier - b.tier || orderOf(a) - orderOf(b) || b.popularity - a.popularity || kindOrder(a) - kindOrder(b),
  );
  return best;
}

const kindOrder = ({ kind }: NameMatch): number => KIND_ORDER[kind];

/** Among names that match the typed text completely, the artist is first; elsewhere plays decide. */
const orderOf = ({ kind, tier }: NameMatch): number => (tier <= MATCH_TIERS.sameFolded && kind === 'artist' ? 0 : 1);
