import type { ContactMessage } from '../../domain/contact/contact-message';
import type { ContactDelivery } from '../../domain/contact/contact-delivery.port';
import type { OperatorAddress } from '../../domain/contact/operator-address.port';
import type { Result } from '../../domain/shared/result';

export interface ContactAddresses {
  /** The address in the operator's configuration. */
  readonly chosen: string | undefined;
  /** The server's own mailbox, used while there is no admin. */
  readonly own: string;
}

/**
 * Sends a contact message to the operator of the server: to the configured address, else to the first admin, else to the server's
 * own mailbox.
 */
export class SendContactMessage {
  constructor(
    private readonly post: ContactDelivery,
    private readonly operator: OperatorAddress,
    private readonly addresses: ContactAddresses,
  ) {}

  async execute(message: ContactMessage): Promise<Result<void, 'undelivered'>> {
    const { chosen, own } = this.addresses;
    return this.post.deliver(message, chosen ?? (await this.operator.find()) ?? own);
  }
}
