import { addSeen, readSeen } from '../../domain/shorts/seen-clips';
import type { KeyValueStore } from '../ports/key-value-store.port';
import type { Session } from '../session/session';

const KEY = 'seenShorts';

/** What this browser has seen. Whoever has an account is known by it, and nothing is told for them. */
export class SeenMemory {
  constructor(
    private readonly values: KeyValueStore,
    private readonly session: Pick<Session, 'state'>,
  ) {}

  /** What a backend is to be told, the last one first. */
  list(): readonly string[] {
    return this.session.state.kind === 'signed-in' ? [] : this.read();
  }

  add(clipId: string): void {
    this.values.write(KEY, JSON.stringify(addSeen(this.read(), clipId)));
  }

  private read(): readonly string[] {
    try {
      return readSeen(JSON.parse(this.values.read(KEY) ?? '[]'));
    } catch {
      return [];
    }
  }
}
