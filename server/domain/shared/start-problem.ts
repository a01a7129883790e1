import { fail, type Result } from './result';

/** Why the server cannot start, in one line for whoever starts it. */
export interface StartProblem {
  readonly reason: string;
  /** A setting is wrong, or lacks what it names: as long as nobody changes it, starting again changes nothing. */
  readonly isSetting: boolean;
}

/** sysexits' "configuration error": a supervisor that starts again would change nothing. */
const BAD_CONFIGURATION = 78;
export const CANNOT_START = 1;

/** What the process ends with. */
export const exitCodeOf = ({ isSetting }: StartProblem): number => (isSetting ? BAD_CONFIGURATION : CANNOT_START);

export const badSetting = (reason: string): Result<never, StartProblem> => fail({ reason, isSetting: true });

/** Something else stands in the way, and may pass. */
export const cannotStart = (reason: string): Result<never, StartProblem> => fail({ reason, isSetting: false });
