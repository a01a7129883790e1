import type { Letter } from '../../domain/contact/letter';
import type { LetterPost } from '../../domain/contact/letter-post.port';
import type { OperatorAddress } from '../../domain/contact/operator-address.port';
import type { Result } from '../../domain/shared/result';

export interface ContactAddresses {
  /** What the operator has configured. */
  readonly chosen: string | undefined;
  /** The server's own mailbox, for as long as nobody is admin. */
  readonly own: string;
}

/** Brings a letter to whoever runs the server: the configured address, else the first admin's, else the server's own. */
export class SendLetter {
  constructor(
    private readonly post: LetterPost,
    private readonly operator: OperatorAddress,
    private readonly addresses: ContactAddresses,
  ) {}

  async execute(letter: Letter): Promise<Result<void, 'undelivered'>> {
    const { chosen, own } = this.addresses;
    return this.post.bring(letter, chosen ?? (await this.operator.find()) ?? own);
  }
}
