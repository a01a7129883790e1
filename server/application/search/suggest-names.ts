import type { FoundItem } from '../../domain/search/found-item';
import { NAME_KINDS, bestOf, type FoundName } from '../../domain/search/found-name';
import type { FindNames } from './find-names';
import { itemKey, type ShowFound } from './show-found';

const SHOWN = 8;
const OF_EACH_GROUP = { offset: 0, limit: 5 };

/** What the field offers while one types: the best names of every kind, at most eight. */
export class SuggestNames {
  constructor(
    private readonly findNames: FindNames,
    private readonly showFound: ShowFound,
  ) {}

  async execute(typed: string): Promise<readonly FoundItem[]> {
    const { names } = await this.findNames.execute({ typed, kinds: NAME_KINDS, sings: false, slice: OF_EACH_GROUP });
    const chosen = bestFirst([names.song, names.artist, names.collection].map((group) => group.names));
    const items = await this.showFound.items(chosen);
    return chosen.flatMap((name) => items.get(itemKey(name)) ?? []);
  }
}

/** Of the groups' first names again and again the best, so that each group keeps its own order. */
function bestFirst(groups: readonly (readonly FoundName[])[]): readonly FoundName[] {
  const rest = groups.map((names) => [...names]);
  const chosen: FoundName[] = [];
  while (chosen.length < SHOWN) {
    const best = bestOf(rest.flatMap((names) => names.slice(0, 1)));
    if (best === null) break;
    chosen.push(best);
    rest.find((names) => names[0] === best)?.shift();
  }
  return chosen;
}
