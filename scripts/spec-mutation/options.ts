export interface Options {
  /** The same seed picks the same rows and the same mutations. */
  readonly seed: number;
  readonly rows: number;
  /** Whether browser tests run too; they need a build, and each takes minutes. */
  readonly browser: boolean;
}

const USAGE = 'npm run spec:mutate -- [--seed N] [--rows N] [--browser]';

/** The options from the command line. Throws at any unknown option, with the correct usage. */
export function readOptions(args: readonly string[]): Options {
  const [name, value, ...rest] = args;
  if (name === undefined) return { seed: 1, rows: 40, browser: false };
  if (name === '--browser') return { ...readOptions(args.slice(1)), browser: true };
  if ((name === '--seed' || name === '--rows') && /^\d+$/.test(value ?? '')) {
    return { ...readOptions(rest), [name.slice(2)]: Number(value) };
  }
  throw new Error(`${name} is not understood: ${USAGE}`);
}
