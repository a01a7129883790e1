import { existsSync, readFileSync } from 'node:fs';
import type { ImportJobWire } from '../../../contract/import';
import { evidence } from './evidence';

/** Where a running product is: its address, folders and log. */
export interface ProductPlace {
  readonly address: string;
  readonly dataFolder: string;
  /** Empty if the product has no music folder. */
  readonly mediaFolder: string;
  /** Its printed output. */
  readonly logFile: string;
}

/** A running product, whichever process started it. */
export class RunningProduct implements ProductPlace {
  readonly address: string;
  readonly dataFolder: string;
  readonly mediaFolder: string;
  readonly logFile: string;

  constructor({ address, dataFolder, mediaFolder, logFile }: ProductPlace) {
    this.address = address;
    this.dataFolder = dataFolder;
    this.mediaFolder = mediaFolder;
    this.logFile = logFile;
    evidence.watchLog(logFile);
  }

  /** Everything that was printed so far. */
  get output(): string {
    return existsSync(this.logFile) ? readFileSync(this.logFile, 'utf8') : '';
  }

  /** The `data` of a call's envelope. */
  async ask<T>(call: string, init?: RequestInit): Promise<T> {
    const answer = await fetch(`${this.address}${call}`, init);
    const envelope = (await answer.json()) as { code: number; message: string; data: T };
    if (envelope.code !== 200) throw new Error(`${call} answers ${envelope.code}: ${envelope.message}`);
    return envelope.data;
  }

  async lastImport(): Promise<ImportJobWire | null> {
    return (await this.ask<{ job: ImportJobWire | null }>('/backend/import')).job;
  }
}
