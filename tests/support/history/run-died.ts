/** The error that ends an import run which should die in the middle. */
export class RunDied extends Error {
  constructor() {
    super('the run dies here');
  }
}
