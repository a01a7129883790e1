import * as z from './schema';

/** What every JSON answer is wrapped in: a code, a message in the listener's language, and the data. */
export const envelopeOf = <T extends z.core.$ZodType>(data: T) =>
  z.object({ code: z.number(), message: z.string(), data });

/** An envelope of which only the code and the message are known; `data` is read later. */
export const AnyEnvelope = z.object({
  code: z.number(),
  message: z.optional(z.string()),
  data: z.optional(z.unknown()),
});

/** `data` of code 400: field name → message in the listener's language. */
export const InvalidData = z.object({ errors: z.record(z.string(), z.string()) });

/** `data` of code 411 and 429. Seconds until another try is worth it; 0 with 411: an admin locked the account, no time opens it. */
export const RetryData = z.object({ retry_after: z.number() });

/** `data` of code 404 where several were asked for: the ids that are not there. */
export const MissingData = z.object({ ids: z.array(z.string()) });

/** `data` of code 500: the id under which the server logged what happened. */
export const RequestIdData = z.object({ request_id: z.string() });
