import type { ContactMessage } from '../../domain/contact/contact-message';
import type { ContactDelivery } from '../../domain/contact/contact-delivery.port';
import type { OperatorAddress } from '../../domain/contact/operator-address.port';
import type { Result } from '../../domain/shared/result';

export interface ContactAddresses {
  /** What the operator has configured. */
  readonly chosen: string | undefined;
  /** The server's own mailbox, for as long as nobody is admin. */
  readonly own: string;
}

/** Brings a letter to whoever runs the server: the configured address, else the first admin's, else the server's own. */
export class SendContactMessage {
  constructor(
    private readonly post: ContactDelivery,
    private readonly operator: OperatorAddress,
    private readonly addresses: ContactAddresses,
  ) {}

  async execute(letter: ContactMessage): Promise<Result<void, 'undelivered'>> {
    const { chosen, own } = this.addresses;
    return this.post.deliver(letter, chosen ?? (await this.operator.find()) ?? own);
  }
}
