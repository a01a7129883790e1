import { LONG_CODE_CHARACTERS, LONG_CODE_LENGTH, tidyLongCode } from '../../../contract/kernel/long-code';

/** A long code as it appears in the mail; `below` draws a whole number below its argument, each with equal probability. */
export function drawLongCode(below: (end: number) => number): string {
  const draw = (): string => LONG_CODE_CHARACTERS.charAt(below(LONG_CODE_CHARACTERS.length));
  return tidyLongCode(Array.from({ length: LONG_CODE_LENGTH }, draw).join(''));
}
