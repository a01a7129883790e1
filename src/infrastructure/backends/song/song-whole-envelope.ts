import { CODES } from '../../../../contract/codes';
import { AnyEnvelope } from '../../../../contract/envelope';
import type { EnvelopeClassifier, HttpAnswer } from '../../../application/ports/envelope-classifier.port';
import { succeed } from '../../../domain/shared/result';
import { SONG_ENVELOPE } from './song-envelope';

/** Codes that concern the session and not the request itself. */
const NO_ANSWERS: readonly number[] = [CODES.unauthorized, CODES.expiredToken];

/**
 * For calls whose whole body counts (specification §7): the answer is its code and its message, whatever the code. A refusal
 * without a message has nothing to show.
 */
export const SONG_WHOLE_ENVELOPE: EnvelopeClassifier = { codeOf: SONG_ENVELOPE.codeOf, classify };

function classify(answer: HttpAnswer): ReturnType<EnvelopeClassifier['classify']> {
  const envelope = AnyEnvelope.safeParse(answer.body);
  if (!envelope.success || NO_ANSWERS.includes(envelope.data.code)) return SONG_ENVELOPE.classify(answer);
  const { code, message = '' } = envelope.data;
  const isSaid = code === CODES.success || message !== '';
  return isSaid ? succeed({ code, message }) : SONG_ENVELOPE.classify(answer);
}
