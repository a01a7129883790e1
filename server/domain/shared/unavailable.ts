/** What a use case stands on does not answer right now. Nothing was acknowledged, and the same call may succeed a moment later. */
export class Unavailable extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.name = 'Unavailable';
  }
}
