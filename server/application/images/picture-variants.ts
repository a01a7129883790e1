import { variantName, type PictureVariant } from '../../domain/images/picture-variant';
import type { VariantCache } from '../../domain/images/variant-cache.port';
import type { VariantFailure, VariantMaker } from '../../domain/images/variant-maker.port';
import { FewAtATime } from '../shared/few-at-a-time';
import { succeed, type Result } from '../../domain/shared/result';
import type { Logger } from '../ports/logger.port';

type Answer = Result<Uint8Array, VariantFailure>;

const MADE_AT_ONCE = 2;

/**
 * Pictures in the variants that are served: each is made at its first request, once for all simultaneous requests, and then
 * stored.
 */
export class PictureVariants {
  private readonly underway = new Map<string, Promise<Answer>>();
  private readonly turns = new FewAtATime(MADE_AT_ONCE);

  constructor(
    private readonly maker: VariantMaker,
    private readonly cache: VariantCache,
    private readonly log: Logger,
  ) {}

  find(variant: PictureVariant): Promise<Answer> {
    const name = variantName(variant);
    const underway = this.underway.get(name);
    if (underway !== undefined) return underway;
    const answer = this.readOrMake(name, variant).finally(() => this.underway.delete(name));
    this.underway.set(name, answer);
    return answer;
  }

  private async readOrMake(name: string, variant: PictureVariant): Promise<Answer> {
    const cached = await this.cache.read(name);
    if (cached !== undefined) return succeed(cached);
    const made = await this.turns.run(() => this.maker.make(variant));
    if (made.ok) await this.keep(name, made.value);
    else if (made.error === 'unreadable') this.log.warn('a picture can no longer be read', { picture: name });
    return made;
  }

  /** With a full disk, pictures are slower but still served. */
  private async keep(name: string, bytes: Uint8Array): Promise<void> {
    try {
      await this.cache.write(name, bytes);
    } catch (error) {
      this.log.warn('a made picture cannot be kept', { picture: name, error });
    }
  }
}
