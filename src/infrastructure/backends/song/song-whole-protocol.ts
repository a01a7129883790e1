import { CODES } from '../../../../contract/codes';
import { AnyEnvelope } from '../../../../contract/envelope';
import type { BackendProtocol, HttpAnswer } from '../../../application/ports/backend-protocol.port';
import { succeed } from '../../../domain/shared/result';
import { SONG_PROTOCOL } from './song-protocol';

/** Codes that concern the session and not the request itself. */
const NO_ANSWERS: readonly number[] = [CODES.unauthorized, CODES.expiredToken];

/**
 * For calls whose whole body counts (specification §7): the answer is its code and its message, whatever the code. A refusal
 * without a message has nothing to show.
 */
export const SONG_WHOLE_PROTOCOL: BackendProtocol = { tokenVerdict: SONG_PROTOCOL.tokenVerdict, classify };

function classify(answer: HttpAnswer): ReturnType<BackendProtocol['classify']> {
  const envelope = AnyEnvelope.safeParse(answer.body);
  if (!envelope.success || NO_ANSWERS.includes(envelope.data.code)) return SONG_PROTOCOL.classify(answer);
  const { code, message = '' } = envelope.data;
  const isSaid = code === CODES.success || message !== '';
  return isSaid ? succeed({ code, message }) : SONG_PROTOCOL.classify(answer);
}
