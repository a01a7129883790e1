import { addSeen, readSeen } from '../../domain/shorts/seen-clips';
import { parseJson } from '../../domain/shared/parse-json';
import type { KeyValueStore } from '../ports/key-value-store.port';
import type { Session } from '../session/session';

const KEY = 'seenShorts';

/** The clips seen in this browser. For an account the backend records them, so nothing is reported. */
export class SeenMemory {
  constructor(
    private readonly values: KeyValueStore,
    private readonly session: Pick<Session, 'state'>,
  ) {}

  /** The clips to report to a backend, the last one first. */
  list(): readonly string[] {
    return this.session.state.kind === 'signed-in' ? [] : this.read();
  }

  add(clipId: string): void {
    this.values.write(KEY, JSON.stringify(addSeen(this.read(), clipId)));
  }

  private read(): readonly string[] {
    return readSeen(parseJson(this.values.read(KEY) ?? ''));
  }
}
