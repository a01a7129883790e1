import type { Kysely } from 'kysely';
import type { Result } from '../domain/shared/result';
import { badSetting, type StartProblem } from '../domain/shared/start-problem';
import type { Config } from '../infrastructure/config/config';
import { readServerKeys, type ServerKeys } from '../infrastructure/crypto/server-keys';
import { PostgresAccountRepository } from '../infrastructure/postgres/accounts/postgres-account-repository';
import type { Schema } from '../infrastructure/postgres/schema';

/** The server's keys: from the configuration, from the data folder, or created on the first run. */
export async function findKeys(
  { sessionKey, dataFolder }: Config,
  db: Kysely<Schema>,
): Promise<Result<ServerKeys, StartProblem>> {
  const hasAccounts = await new PostgresAccountRepository(db).exist();
  const keys = await readServerKeys({ given: sessionKey, dataFolder, hasAccounts });
  return keys.ok ? keys : badSetting(keys.error);
}
