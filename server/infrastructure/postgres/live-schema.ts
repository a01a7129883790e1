import type { Generated } from 'kysely';
import type { MadeNow, Moment } from './columns';

export interface LiveTicketsTable {
  hash: string;
  session_id: string;
  expires_at: Moment;
}

export interface LiveMessagesTable {
  id: Generated<number>;
  body: string;
  said_at: MadeNow;
}

export interface DocumentsTable {
  account_id: string;
  name: string;
  revision: number;
  body: string;
  updated_at: MadeNow;
}

/** The tables of devices that know of each other, and of what they share. */
export interface LiveSchema {
  live_tickets: LiveTicketsTable;
  live_messages: LiveMessagesTable;
  documents: DocumentsTable;
}
