import { listeningRoutes } from '../../../../../contract/listening-routes';
import type { HttpTransport } from '../../../../application/ports/http-transport.port';
import type { PlayReport, PlayReports } from '../../../../domain/history/play-reports.port';
import { callRoute } from '../call-route';

/** Play reports to our own server. */
export class SongPlayReports implements PlayReports {
  constructor(private readonly transport: HttpTransport) {}

  send(report: PlayReport) {
    const body = { event_id: report.eventId, song_id: report.songId, played_ms: Math.round(report.played) };
    return callRoute(this.transport, listeningRoutes.historyRecord, { body });
  }
}
