import type { AbsentThing as AbsentShape } from '../../../../../contract/administration';
import { administrationRoutes } from '../../../../../contract/administration-routes';
import type * as z from '../../../../../contract/schema';
import type { HttpTransport } from '../../../../application/ports/http-transport.port';
import {
  ABSENT_DAYS,
  type AbsentFor,
  type AbsentThing,
  type AbsentThings,
} from '../../../../domain/administration/absent-things.port';
import type { ListRequest } from '../../../../domain/administration/list-request';
import type { GatewayFailure } from '../../../../domain/shared/gateway-failure';
import type { CountedPage } from '../../../../domain/shared/page';
import { succeed, type Result } from '../../../../domain/shared/result';
import { callRoute } from '../call-route';
import { toCountedPage } from '../to-page';
import { listQuery } from './list-query';

type Answer<T> = Promise<Result<T, GatewayFailure>>;

function toAbsent(wire: z.infer<typeof AbsentShape>): AbsentThing {
  const { like_count: likeCount, place_count: placeCount, play_count: playCount, has_stand_in: hasStandIn } = wire;
  const { id, kind, title, artists, path, absence } = wire;
  return { id, kind, title, artists, path, absence, likeCount, placeCount, playCount, hasStandIn };
}

/** Things without a file at our own server. */
export class SongAbsentThings implements AbsentThings {
  constructor(private readonly transport: HttpTransport) {}

  async list(request: ListRequest<AbsentFor>): Answer<CountedPage<AbsentThing>> {
    const { q, page, pageSize } = listQuery(request);
    const query = { q, page, pageSize, longer_than_days: ABSENT_DAYS[request.sort] };
    const answer = await callRoute(this.transport, administrationRoutes.absentThings, { query });
    return answer.ok ? succeed(toCountedPage(answer.value, toAbsent)) : answer;
  }

  async forget(id: string): Answer<void> {
    const answer = await callRoute(this.transport, administrationRoutes.forgetAbsentThing, { params: { id } });
    return answer.ok ? succeed(undefined) : answer;
  }

  async forgetAll(absentFor: AbsentFor, count: number): Answer<void> {
    const body = { longer_than_days: ABSENT_DAYS[absentFor], count };
    const answer = await callRoute(this.transport, administrationRoutes.forgetAbsentThings, { body });
    return answer.ok ? succeed(undefined) : answer;
  }
}
