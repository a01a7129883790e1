/**
 * Something that a use case depends on does not respond now. Nothing was acknowledged, and the same call may succeed a moment
 * later.
 */
export class Unavailable extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.name = 'Unavailable';
  }
}
