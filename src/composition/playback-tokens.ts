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
import type { DataSaver } from '../application/ports/data-saver.port';
import type { EngineCandidate } from '../application/ports/engine-candidate.port';
import { token } from './token';

/** The parts of the player that nobody outside it asks for. */
export const P = {
  Conductor: token<Conductor>('Conductor'),
  CurrentSong: token<CurrentSong>('CurrentSong'),
  DataSaver: token<DataSaver>('DataSaver'),
  Deck: token<Deck>('Deck'),
  EngineCandidates: token<readonly EngineCandidate[]>('EngineCandidates'),
  EngineShelf: token<EngineShelf>('EngineShelf'),
  NextPreparation: token<NextPreparation>('NextPreparation'),
  Outbox: token<PlayReportOutbox>('PlayReportOutbox'),
  PlayerStore: token<PlayerStore>('PlayerStore'),
  PreparedSources: token<PreparedSources>('PreparedSources'),
  RecordPlay: token<RecordPlay>('RecordPlay'),
  SongDetails: token<SongDetailsCache>('SongDetailsCache'),
};
