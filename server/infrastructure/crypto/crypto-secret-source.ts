import { randomBytes, randomInt } from 'node:crypto';
import type { SecretSource } from '../../application/ports/secret-source.port';

const TOKEN_BYTES = 32;

export const cryptoSecretSource: SecretSource = {
  token: () => randomBytes(TOKEN_BYTES).toString('base64url'),
  below: (end) => randomInt(end),
};
