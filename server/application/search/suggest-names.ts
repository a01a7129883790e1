import type { ItemMatch } from '../../domain/search/item-match';
import { NAME_KINDS, bestOf, type NameMatch } from '../../domain/search/name-match';
import type { FindNames } from './find-names';
import { itemKey, type PresentResults } from './present-results';

const SHOWN = 8;
const OF_EACH_GROUP = { offset: 0, limit: 5 };

/** The suggestions of the search field during typing: the best names of every kind, at most eight. */
export class SuggestNames {
  constructor(
    private readonly findNames: FindNames,
    private readonly showFound: PresentResults,
  ) {}

  async execute(typed: string): Promise<readonly ItemMatch[]> {
    const { names } = await this.findNames.execute({
      typed,
      kinds: NAME_KINDS,
      withLyrics: false,
      slice: OF_EACH_GROUP,
    });
    const chosen = bestFirst([names.song, names.artist, names.collection].map((group) => group.names));
    const items = await this.showFound.items(chosen);
    return chosen.flatMap((name) => items.get(itemKey(name)) ?? []);
  }
}

/** Repeatedly takes the best of the groups' first names, so that each group retains its own order. */
function bestFirst(groups: readonly (readonly NameMatch[])[]): readonly NameMatch[] {
  const rest = groups.map((names) => [...names]);
  const chosen: NameMatch[] = [];
  while (chosen.length < SHOWN) {
    const best = bestOf(rest.flatMap((names) => names.slice(0, 1)));
    if (best === null) break;
    chosen.push(best);
    rest.find((names) => names[0] === best)?.shift();
  }
  return chosen;
}
