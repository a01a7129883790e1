import { chooseForYou } from '../../domain/home/choose-for-you';
import type { HomeSection } from '../../domain/home/home-section';
import { personaliseHome, RECENT_SHOWN } from '../../domain/home/personal-home';
import type { ListenerTaste } from '../../domain/library/listener-taste.port';
import type { ListeningHistory } from '../../domain/library/listening-history.port';
import type { SongCards } from '../catalogue/song-cards';
import type { Clock } from '../ports/clock.port';
import { knowsPlay } from './known-plays';
import type { ReadHome } from './read-home';

/** How long the list of songs chosen for one listener is, over all its pages. */
const FOR_YOU_LENGTH = 100;
/** Enough songs for the home page's row to leave out those that the rows above it show. */
const FOR_YOU_LOOKED_AT = 20;

export interface OwnHomeSources {
  readonly taste: ListenerTaste;
  readonly history: Pick<ListeningHistory, 'list' | 'count'>;
  readonly cards: SongCards;
  readonly home: Pick<ReadHome, 'executeSince'>;
}

/** The home page of a signed-in listener: the general page, with the listener's history and the songs chosen for this listener. */
export class ReadOwnHome {
  constructor(
    private readonly sources: OwnHomeSources,
    private readonly clock: Clock,
  ) {}

  async execute(accountId: string): Promise<readonly HomeSection[]> {
    const { history, cards, home } = this.sources;
    const [chosen, played, heardCount] = await Promise.all([
      this.chosenFor(accountId),
      history.list(accountId, { offset: 0, limit: RECENT_SHOWN }),
      history.count(accountId),
    ]);
    const [sections, forYou, heardCards] = await Promise.all([
      // The most-played row must count the listener's own plays, so that an open page and a fresh one show the same.
      home.executeSince(knowsPlay(played[0])),
      cards.inOrder(chosen.slice(0, FOR_YOU_LOOKED_AT)),
      cards.inOrder(played.map(({ songId }) => songId)),
    ]);
    return personaliseHome(sections, { forYou, heard: heardCards, heardCount });
  }

  /**
   * Ids of songs chosen for a listener; they stay the same all day while the listener's taste does. Empty if the taste is
   * unknown.
   */
  async chosenFor(accountId: string): Promise<readonly string[]> {
    const day = this.clock.date().toISOString().slice(0, 'YYYY-MM-DD'.length);
    return chooseForYou(await this.sources.taste.candidates(accountId), `${accountId} ${day}`, FOR_YOU_LENGTH);
  }
}
