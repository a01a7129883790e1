import type { Conductor } from '../application/playback/conductor';
import type { CurrentSong } from '../application/playback/current-song';
import type { Deck } from '../application/playback/deck';
import type { EngineShelf } from '../application/playback/engine-shelf';
import type { NextPreparation } from '../application/playback/next-preparation';
import type { PlayReportOutbox } from '../application/playback/play-report-outbox';
import type { PlayerStore } from '../application/playback/player-store';
import type { PreparedSources } from '../application/playback/prepared-sources';
import type { RecordPlay } from '../application/playback/record-play';
import type { SongDetailsCache } from '../application/playback/song-details-cache';
import { token } from './token';

/** The parts of the player that nobody outside it asks for. */
export const P = {
  Conductor: token<Conductor>('Conductor'),
  CurrentSong: token<CurrentSong>('CurrentSong'),
  Deck: token<Deck>('Deck'),
  EngineShelf: token<EngineShelf>('EngineShelf'),
  NextPreparation: token<NextPreparation>('NextPreparation'),
  Outbox: token<PlayReportOutbox>('PlayReportOutbox'),
  PreparedSources: token<PreparedSources>('PreparedSources'),
  RecordPlay: token<RecordPlay>('RecordPlay'),
  SongDetails: token<SongDetailsCache>('SongDetailsCache'),
  Store: token<PlayerStore>('PlayerStore'),
};
