import type * as Argon2 from '@node-rs/argon2';

/** In KiB. One file tests the real cost of a password; the others sign in hundreds of listeners. */
const LITTLE_MEMORY = 1_024;

jest.mock('@node-rs/argon2', () => {
  const argon2 = jest.requireActual<typeof Argon2>('@node-rs/argon2');
  const hash: typeof Argon2.hash = (password, options, signal) =>
    argon2.hash(password, { ...options, memoryCost: LITTLE_MEMORY }, signal);
  return { ...argon2, hash };
});
