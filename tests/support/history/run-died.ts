/** What a run of the import ends with that a history wants to die in the middle. */
export class RunDied extends Error {
  constructor() {
    super('the run dies here');
  }
}
