import * as z from './schema';

/** The wrapper of every JSON answer: a code, a message in the listener's language, and the data. */
export const envelopeOf = <T extends z.core.$ZodType>(data: T) =>
  z.object({ code: z.number(), message: z.string(), data });

/** An envelope of which only the code and the message are checked; `data` is parsed later. */
export const AnyEnvelope = z.object({
  code: z.number(),
  message: z.optional(z.string()),
  data: z.optional(z.unknown()),
});

/** `data` of code 400: field name → message in the listener's language. */
export const InvalidData = z.object({ errors: z.record(z.string(), z.string()) });

/**
 * `data` of codes 411 and 429: seconds until another attempt makes sense. With 411, 0 means that an admin locked the account, and
 * waiting does not unlock it.
 */
export const RetryData = z.object({ retry_after: z.number() });

/** `data` of code 404 for a call with several ids: the ids that do not exist. */
export const MissingData = z.object({ ids: z.array(z.string()) });

/** `data` of code 500: the id under which the server logged the error. */
export const RequestIdData = z.object({ request_id: z.string() });
