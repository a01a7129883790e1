import type {
  PlaybackEngine,
  PlaybackFact,
  PlaybackFault,
} from '../../../src/domain/playback/sources/playback-engine.port';

/** The facts that an engine reports from now on. */
export class ToldFacts {
  readonly all: PlaybackFact[] = [];

  constructor({ facts }: Pick<PlaybackEngine, 'facts'>) {
    facts.subscribe((fact) => this.all.push(fact));
  }

  get kinds(): readonly PlaybackFact['kind'][] {
    return this.all.map(({ kind }) => kind);
  }

  get faults(): readonly PlaybackFault[] {
    return this.all.filter((fact) => fact.kind === 'failed').map(({ fault }) => fault);
  }

  /** Seconds into the song; NaN before any progress was reported. */
  get lastPosition(): number {
    return this.all.filter((fact) => fact.kind === 'progress').at(-1)?.position ?? Number.NaN;
  }

  count(kind: PlaybackFact['kind']): number {
    return this.kinds.filter((each) => each === kind).length;
  }
}
