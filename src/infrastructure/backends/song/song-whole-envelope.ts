import { CODES } from '../../../../contract/codes';
import { AnyEnvelope } from '../../../../contract/envelope';
import type { EnvelopeClassifier, HttpAnswer } from '../../../application/ports/envelope-classifier.port';
import { succeed } from '../../../domain/shared/result';
import { SONG_ENVELOPE } from './song-envelope';

/** What is about the session, and not about the wish. */
const NO_ANSWERS: readonly number[] = [CODES.unauthorized, CODES.expiredToken];

/**
 * For calls whose whole body counts (specification §7): its code and its message are the answer, whatever the code. A refusal
 * without a message says nothing that could be shown.
 */
export const SONG_WHOLE_ENVELOPE: EnvelopeClassifier = { codeOf: SONG_ENVELOPE.codeOf, classify };

function classify(answer: HttpAnswer): ReturnType<EnvelopeClassifier['classify']> {
  const envelope = AnyEnvelope.safeParse(answer.body);
  if (!envelope.success || NO_ANSWERS.includes(envelope.data.code)) return SONG_ENVELOPE.classify(answer);
  const { code, message = '' } = envelope.data;
  const isSaid = code === CODES.success || message !== '';
  return isSaid ? succeed({ code, message }) : SONG_ENVELOPE.classify(answer);
}
