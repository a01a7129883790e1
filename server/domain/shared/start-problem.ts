import { fail, type Result } from './result';

/** Why the server cannot start, in one line for the operator. */
export interface StartProblem {
  readonly reason: string;
  /** A setting is wrong, or names something that is missing: until the setting is changed, starting again does not help. */
  readonly isSetting: boolean;
}

/** sysexits' "configuration error": a supervisor that restarts the server would change nothing. */
const BAD_CONFIGURATION = 78;
export const CANNOT_START = 1;

/** The exit code of the process. */
export const exitCodeOf = ({ isSetting }: StartProblem): number => (isSetting ? BAD_CONFIGURATION : CANNOT_START);

export const badSetting = (reason: string): Result<never, StartProblem> => fail({ reason, isSetting: true });

/** Another obstacle, which may be temporary. */
export const cannotStart = (reason: string): Result<never, StartProblem> => fail({ reason, isSetting: false });
