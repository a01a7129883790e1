import type { OwnDataSummary, OwnData } from '../../domain/profile/own-data.port';
import type { GatewayFailure } from '../../domain/shared/gateway-failure';
import { succeed, type Result } from '../../domain/shared/result';
import type { Clock } from '../ports/clock.port';
import type { FileSaver } from '../ports/file-saver.port';

const INDENT = 2;

/** Saves all data stored about the listener as a file: the backend's data, and the settings of this browser. */
export class ExportOwnData {
  constructor(
    private readonly ownData: Pick<OwnData, 'export'>,
    private readonly settings: () => OwnDataSummary,
    private readonly saver: FileSaver,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<Result<void, GatewayFailure>> {
    const taken = await this.ownData.export();
    if (!taken.ok) return taken;
    const day = new Date(this.clock.now()).toISOString().slice(0, 10);
    const text = JSON.stringify({ ...taken.value, settings: this.settings() }, null, INDENT);
    this.saver.save(`song-${day}.json`, 'application/json', text);
    return succeed(undefined);
  }
}
