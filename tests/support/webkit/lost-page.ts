/** The page that was asked is no longer there: another one has come in its place. */
export class LostPage extends Error {
  override readonly name = 'LostPage';

  constructor() {
    super('Execution context was destroyed, most likely because of a navigation');
  }
}
