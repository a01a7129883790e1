/** The page that was called no longer exists: another one has replaced it. */
export class LostPage extends Error {
  override readonly name = 'LostPage';

  constructor() {
    super('Execution context was destroyed, most likely because of a navigation');
  }
}
