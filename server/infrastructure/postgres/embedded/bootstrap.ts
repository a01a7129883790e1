import { Client, type ClientConfig } from 'pg';

export const APP_ROLE = 'song';
export const APP_DATABASE = 'song';

/** Makes the product's role and its database where they are missing; a start that was killed in between is completed. */
export async function bootstrap(admin: ClientConfig, appPassword: string): Promise<void> {
  const client = new Client(admin);
  await client.connect();
  try {
    const role = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [APP_ROLE]);
    // Statements that make things take no parameters; the password is base64url, made by ourselves.
    if (role.rowCount === 0)
      await client.query(`CREATE ROLE ${APP_ROLE} LOGIN PASSWORD ${client.escapeLiteral(appPassword)}`);
    const database = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [APP_DATABASE]);
    if (database.rowCount === 0) await client.query(`CREATE DATABASE ${APP_DATABASE} OWNER ${APP_ROLE}`);
  } finally {
    await client.end();
  }
}
