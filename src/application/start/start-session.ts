import type { Logger } from '../ports/logger.port';
import type { MediaDomains } from '../ports/media-domains.port';

/**
 * What happens once when the product starts (specification §7): the CDN domains are fetched, where the backend has them; a failure
 * is logged only.
 */
export class StartSession {
  constructor(
    private readonly domains: MediaDomains | undefined,
    private readonly logger: Logger,
  ) {}

  async execute(): Promise<void> {
    const answer = await this.domains?.refresh();
    if (answer?.ok === false) this.logger.error('Error fetching domain CDN', { failure: answer.error.kind });
  }
}
