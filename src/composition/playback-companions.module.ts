import { ContainerModule } from 'inversify';
import type { Companion } from '../application/playback/companion';
import { MediaSessionLink } from '../application/playback/media-session-link';
import { PlayCounting } from '../application/playback/play-counting';
import { PlayReportOutbox } from '../application/playback/play-report-outbox';
import { PlayerMemory } from '../application/playback/player-memory';
import { RecordPlay } from '../application/playback/record-play';
import { RetryOnline } from '../application/playback/retry-online';
import { StallWatch } from '../application/playback/stall-watch';
import { SuggestionLoading } from '../application/playback/suggestion-loading';
import { P } from './playback-tokens';
import { provide, token } from './token';
import { T } from './tokens';

const C = {
  Counting: token<Companion>('PlayCounting'),
  Memory: token<Companion>('PlayerMemory'),
  RetryOnline: token<Companion>('RetryOnline'),
  StallWatch: token<Companion>('StallWatch'),
  Suggestions: token<Companion>('SuggestionLoading'),
  System: token<Companion>('MediaSessionLink'),
};

/** What follows the player from the start on; the first restores what it remembers. */
export const playbackCompanionsModule = new ContainerModule(({ bind }) => {
  provide(bind, C.Memory, (store, values) => new PlayerMemory(store, values), P.Store, T.KeyValueStore);
  provide(bind, C.System, (player, session) => new MediaSessionLink(player, session), T.Player, T.MediaSession);
  provide(bind, C.StallWatch, (store, timer) => new StallWatch(store, timer), P.Store, T.Timer);
  provide(
    bind,
    C.RetryOnline,
    (store, conductor, connectivity) => new RetryOnline(store, conductor, connectivity),
    P.Store,
    P.Conductor,
    T.Connectivity,
  );
  provide(
    bind,
    C.Suggestions,
    (store, song, catalogue) => new SuggestionLoading(store, song, catalogue),
    P.Store,
    P.CurrentSong,
    T.Catalogue,
  );
  provide(
    bind,
    P.Outbox,
    (reports, timer, connectivity) => new PlayReportOutbox(reports, timer, connectivity),
    T.PlayReports,
    T.Timer,
    T.Connectivity,
  );
  provide(
    bind,
    P.RecordPlay,
    (outbox, history, clock, random) => new RecordPlay(outbox, history, clock, random),
    P.Outbox,
    T.PlayHistory,
    T.Clock,
    T.Random,
  );
  provide(
    bind,
    C.Counting,
    (store, song, recordPlay) => new PlayCounting(store, song, recordPlay),
    P.Store,
    P.CurrentSong,
    P.RecordPlay,
  );
  provide(
    bind,
    T.PlaybackCompanions,
    (...companions) => companions,
    C.Memory,
    C.System,
    C.StallWatch,
    C.RetryOnline,
    C.Suggestions,
    P.NextPreparation,
    C.Counting,
  );
});
