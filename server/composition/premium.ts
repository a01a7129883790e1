import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Clock } from '../application/ports/clock.port';
import { MarkPremium, type PremiumWatcher } from '../application/premium/mark-premium';
import { PostgresAuditLog } from '../infrastructure/postgres/accounts/postgres-audit-log';
import { PostgresPremiumMarks } from '../infrastructure/postgres/premium/postgres-premium-marks';
import type { Schema } from '../infrastructure/postgres/schema';
import { registerPremium } from '../presentation/http/premium/register-premium';

export interface PremiumDeps {
  readonly db: Kysely<Schema>;
  readonly clock: Clock;
  readonly watcher: PremiumWatcher;
}

/** The admin's settings for premium songs and accounts. */
export function composePremium(app: FastifyInstance, { db, clock, watcher }: PremiumDeps): void {
  registerPremium(app, new MarkPremium(new PostgresPremiumMarks(db), new PostgresAuditLog(db), clock, watcher));
}
