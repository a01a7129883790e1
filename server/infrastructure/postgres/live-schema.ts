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

/** The tables of an account's connected devices, and of what these devices share. */
export interface LiveSchema {
  live_tickets: LiveTicketsTable;
  live_messages: LiveMessagesTable;
  documents: DocumentsTable;
}
