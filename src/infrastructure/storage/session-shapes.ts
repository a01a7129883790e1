import * as z from 'zod/mini';
import type { TabAnnouncement } from '../../application/ports/tab-channel.port';
import type { SuccessorRecord } from '../../domain/session/refresh';

const Record = z.object({ from: z.string(), accessToken: z.string(), refreshToken: z.string() });
const Ended = z.object({ accessToken: z.nullable(z.string()), refreshToken: z.nullable(z.string()) });

const Announcement = z.union([
  z.object({ kind: z.literal('signed-in') }),
  z.object({ kind: z.literal('refreshed'), record: Record }),
  z.object({ kind: z.literal('signed-out'), ended: Ended, isExpired: z.boolean() }),
]);

/** A record in the format of an earlier or a later version of the product is read as null. */
export const readRecord = (value: unknown): SuccessorRecord | null => Record.safeParse(value).data ?? null;

/** The same for announcements from its tabs. */
export const readAnnouncement = (value: unknown): TabAnnouncement | null => Announcement.safeParse(value).data ?? null;
