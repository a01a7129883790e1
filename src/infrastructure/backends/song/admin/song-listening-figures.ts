import { administrationRoutes } from '../../../../../contract/administration-routes';
import { pageViewRoutes } from '../../../../../contract/page-view-routes';
import type { HttpTransport } from '../../../../application/ports/http-transport.port';
import type {
  FigureSpan,
  ListeningFigures,
  PlayFigures,
  VisitFigures,
} from '../../../../domain/administration/listening-figures.port';
import type { GatewayFailure } from '../../../../domain/shared/gateway-failure';
import { succeed, type Result } from '../../../../domain/shared/result';
import { callRoute } from '../call-route';

/** Figures of our own server. */
export class SongListeningFigures implements ListeningFigures {
  constructor(private readonly transport: HttpTransport) {}

  async plays(span: FigureSpan, utcOffset: number): Promise<Result<PlayFigures, GatewayFailure>> {
    const query = { days: String(span), utc_offset: utcOffset };
    const answer = await callRoute(this.transport, administrationRoutes.playFigures, { query });
    if (!answer.ok) return answer;
    const { days, top } = answer.value;
    return succeed({ days: days.map(({ day, plays }) => ({ day, count: plays })), top });
  }

  async visits(span: FigureSpan): Promise<Result<VisitFigures, GatewayFailure>> {
    const answer = await callRoute(this.transport, pageViewRoutes.pageViews, { query: { days: String(span) } });
    if (!answer.ok) return answer;
    return succeed({ days: answer.value.days, pages: answer.value.paths });
  }
}
