/** Body codes of the envelope (decisions.md §1). The body's code decides; the HTTP status only where there is no body. */
export const CODES = {
  success: 200,
  invalid: 400,
  unauthorized: 401,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  locked: 411,
  expiredToken: 413,
  otpTimeout: 422,
  tooManyRequests: 429,
  serverError: 500,
} as const;

export type Code = (typeof CODES)[keyof typeof CODES];

/** The HTTP status that carries each body code. */
export const HTTP_STATUS: Readonly<Record<Code, number>> = {
  200: 200,
  400: 400,
  401: 401,
  403: 403,
  404: 404,
  409: 409,
  411: 423,
  413: 401,
  422: 422,
  429: 429,
  500: 500,
};
