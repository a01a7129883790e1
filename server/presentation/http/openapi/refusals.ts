import { SERVICE_UNAVAILABLE, refusalsOf } from '../../../../contract/access';
import { CODES, HTTP_STATUS } from '../../../../contract/codes';
import { InvalidData, MissingData, RequestIdData, RetryData } from '../../../../contract/envelope';
import type { RouteName } from '../../../../contract/routes';
import * as z from '../../../../contract/schema';
import type { WireSchemas } from './wire-schemas';

type Json = Record<string, unknown>;

interface Refusal {
  readonly name: string;
  readonly description: string;
  readonly data: z.core.$ZodType;
  readonly waits?: boolean;
}

const NOTHING = z.null();

/** Every refusal by its HTTP status. */
const REFUSALS: Readonly<Record<number, Refusal>> = {
  400: { name: 'Invalid', description: 'Invalid input: field → message', data: InvalidData },
  401: {
    name: 'Unauthorized',
    description: 'Not signed in (401), or the token has expired (413)',
    data: NOTHING,
  },
  403: { name: 'Forbidden', description: 'Not allowed', data: NOTHING },
  404: { name: 'NotFound', description: 'Not found; of several, the missing ones', data: z.nullable(MissingData) },
  409: { name: 'Conflict', description: 'Conflicts with existing data', data: NOTHING },
  422: { name: 'CodeOver', description: 'The code or ticket is no longer valid', data: NOTHING },
  423: {
    name: 'Locked',
    description: 'The account is locked, for the given seconds or permanently (0)',
    data: RetryData,
    waits: true,
  },
  429: { name: 'TooMany', description: 'Too many calls: retry after the given seconds', data: RetryData, waits: true },
  500: { name: 'Fault', description: 'A fault of the server, logged under this id', data: RequestIdData },
  503: { name: 'Away', description: 'The server is temporarily unavailable', data: RequestIdData, waits: true },
};

const RETRY_AFTER: Json = {
  'Retry-After': { description: 'Seconds', schema: { type: 'integer', minimum: 0 } },
};

/** The reverse of code → status: which codes come with a status. */
function codesOf(status: number): number[] {
  if (status === SERVICE_UNAVAILABLE) return [CODES.serverError];
  return Object.values(CODES).filter((code) => HTTP_STATUS[code] === status);
}

/** The envelope of every response. */
export const envelope = (codes: readonly number[], data: Json): Json => ({
  type: 'object',
  properties: { code: { type: 'integer', enum: codes }, message: { type: 'string' }, data },
  required: ['code', 'message', 'data'],
});

export const jsonContent = (schema: Json): Json => ({ 'application/json': { schema } });

/** The refusals that a call may be answered with, by status. */
export const refusedAnswers = (name: RouteName): Json =>
  Object.fromEntries(
    refusalsOf(name).map((status) => [status, { $ref: `#/components/responses/${REFUSALS[status]?.name ?? ''}` }]),
  );

/** All refusals by their names, for the document's components. */
export const refusalComponents = (schemas: WireSchemas): Json =>
  Object.fromEntries(
    Object.entries(REFUSALS).map(([status, { name, description, data, waits = false }]) => [
      name,
      {
        description,
        ...(waits && { headers: RETRY_AFTER }),
        content: jsonContent(envelope(codesOf(Number(status)), schemas.output(data))),
      },
    ]),
  );
