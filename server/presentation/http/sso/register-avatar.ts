import type { FastifyInstance } from 'fastify';
import type { OwnAccount } from '../../../application/accounts/own-account';
import { succeed } from '../../../domain/shared/result';
import { answer, UNAUTHORIZED } from '../answer';
import { registerPictureUpload } from '../picture-upload';
import { presentAccount } from './present-account';

/** A new profile picture. */
export async function registerAvatar(
  app: FastifyInstance,
  own: Pick<OwnAccount, 'setAvatar'>,
  stalledMs?: number,
): Promise<void> {
  await registerPictureUpload(app, {
    call: 'uploadAvatar',
    ...(stalledMs !== undefined && { stalledMs }),
    keep: async ({ identity, bytes }) => {
      const stored = await own.setAvatar(identity, bytes);
      if (!stored.ok) return stored;
      return succeed(stored.value === null ? UNAUTHORIZED : answer(presentAccount(stored.value)));
    },
  });
}
