import type { Proof } from '../spec-coverage/read-rows';

/** Placeholders that a test table fills in: `%s`, `%.20s`, `$name`, `${name}`. */
const GAP = /%[#.\d]*[a-z%]|%#|\$\{[^}]*\}|\$[\w.]+/g;
const SPECIAL = /[.*+?^${}()|[\]\\]/g;

/** The name pattern for Jest that runs the tests of these proofs and no others. */
export function patternOf(proofs: readonly Proof[]): string {
  return proofs.map(({ title }) => `^${title.split(' › ').map(withGaps).join(' ')}$`).join('|');
}

function withGaps(title: string): string {
  const written = title.split(GAP).map((part) => part.replaceAll(SPECIAL, String.raw`\$&`));
  return written.join('.*');
}

export const isBrowserTest = ({ file }: Proof): boolean => file.endsWith('.e2e.ts');
