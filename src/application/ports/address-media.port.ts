/**
 * The address from which media, a picture or captions are requested now, for an address of the catalogue. It may carry the session's
 * token, so it goes to an element or a request and nowhere else: it is not stored, compared or logged.
 */
export type AddressMedia = (url: string) => string;
