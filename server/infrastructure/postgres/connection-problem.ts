import type { Result } from '../../domain/shared/result';
import { badSetting, cannotStart, type StartProblem } from '../../domain/shared/start-problem';
import { isOutage } from './outage/is-outage';

/** Why a database cannot be used: it is temporarily unavailable, or it can never work with these settings. */
export function connectionProblem(error: unknown): Result<never, StartProblem> {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return (isOutage(error) ? cannotStart : badSetting)(message === '' ? code : message);
}
