import type { LiveTickets, TicketHolder } from '../../domain/live/live-tickets.port';
import type { Clock } from '../ports/clock.port';
import type { SecretSource } from '../ports/secret-source.port';

export const TICKET_SECONDS = 30;

/** Issues tickets for sockets, and accepts each once, because a browser cannot put a token into the headers of a socket request. */
export class SocketTickets {
  constructor(
    private readonly tickets: LiveTickets,
    private readonly secrets: SecretSource,
    private readonly clock: Clock,
  ) {}

  async issue(sessionId: string): Promise<string> {
    const ticket = this.secrets.token();
    await this.tickets.keep(ticket, sessionId, new Date(this.clock.now() + TICKET_SECONDS * 1_000));
    return ticket;
  }

  redeem(ticket: string): Promise<TicketHolder | null> {
    return this.tickets.redeem(ticket, this.clock.date());
  }
}
