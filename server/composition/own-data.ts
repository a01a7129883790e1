import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { AccountDeps } from '../application/accounts/account-deps';
import { DeleteOwnAccount } from '../application/accounts/delete-own-account';
import { TakeOwnData } from '../application/accounts/take-own-data';
import type { Logger } from '../application/ports/logger.port';
import type { OwnData } from '../domain/accounts/own-data.port';
import type { PictureRemoval } from '../domain/images/picture-removal.port';
import { PostgresOwnData } from '../infrastructure/postgres/accounts/postgres-own-data';
import type { Schema } from '../infrastructure/postgres/schema';
import { registerOwnData } from '../presentation/http/sso/register-own-data';

export interface OwnDataDeps {
  readonly db: Kysely<Schema>;
  readonly common: AccountDeps;
  readonly pictures: PictureRemoval;
  readonly onGone: () => void;
  readonly log: Logger;
  readonly withMore?: ((here: OwnData) => OwnData) | undefined;
}

/** All stored data of a user: to export, or to delete. */
export function composeOwnData(app: FastifyInstance, deps: OwnDataDeps): void {
  const { db, common, pictures, onGone, log, withMore = (here) => here } = deps;
  const ownData = withMore(new PostgresOwnData(db));
  const removePicture = (id: string): Promise<void> => pictures.remove(id);
  const leave = new DeleteOwnAccount({ ...common, ownData, removePicture, onGone, log });
  registerOwnData(app, new TakeOwnData(common, ownData), leave);
}
