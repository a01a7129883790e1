import { ContainerModule } from 'inversify';
import { Conductor } from '../application/playback/conductor';
import { CurrentSong } from '../application/playback/current-song';
import { Deck } from '../application/playback/deck';
import { EngineShelf } from '../application/playback/engine-shelf';
import { NextPreparation } from '../application/playback/next-preparation';
import { Player } from '../application/playback/player';
import { PlayerStore } from '../application/playback/player-store';
import { PreparedSources } from '../application/playback/prepared-sources';
import { QueueEditing } from '../application/playback/queue-editing';
import { SongDetailsCache } from '../application/playback/song-details-cache';
import { Warmup } from '../application/playback/warmup';
import { P } from './playback-tokens';
import { provide } from './token';
import { T } from './tokens';

/** The player: its state, what sounds, and what a listener does to both. */
export const playbackModule = new ContainerModule(({ bind }) => {
  provide(bind, P.Store, () => new PlayerStore());
  provide(bind, P.EngineShelf, (logger) => new EngineShelf(logger), T.Logger);
  provide(bind, P.Deck, (engines, shelf) => new Deck(engines, shelf), T.EngineCandidates, P.EngineShelf);
  provide(bind, P.SongDetails, (catalogue, clock) => new SongDetailsCache(catalogue, clock), T.Catalogue, T.Clock);
  provide(
    bind,
    P.CurrentSong,
    (store, deck, details) => new CurrentSong(store, deck, details),
    P.Store,
    P.Deck,
    P.SongDetails,
  );
  provide(
    bind,
    P.Conductor,
    (store, song, timer, connectivity) => new Conductor(store, song, timer, connectivity),
    P.Store,
    P.CurrentSong,
    T.Timer,
    T.Connectivity,
  );
  provide(
    bind,
    T.Player,
    (store, song, conductor, random) => new Player(store, song, conductor, random),
    P.Store,
    P.CurrentSong,
    P.Conductor,
    T.Random,
  );
  provide(bind, T.QueueEditing, (store, song) => new QueueEditing(store, song), P.Store, P.CurrentSong);
});

/** What is fetched before it is asked for. */
export const preparationModule = new ContainerModule(({ bind }) => {
  provide(
    bind,
    P.PreparedSources,
    (engines, shelf) => new PreparedSources(engines, shelf),
    T.EngineCandidates,
    P.EngineShelf,
  );
  provide(
    bind,
    P.NextPreparation,
    (store, details, sources, saver) => new NextPreparation(store, details, sources, saver),
    P.Store,
    P.SongDetails,
    P.PreparedSources,
    T.DataSaver,
  );
  provide(
    bind,
    T.Warmup,
    (preparation, saver, clock) => new Warmup(preparation, saver, clock),
    P.NextPreparation,
    T.DataSaver,
    T.Clock,
  );
});
