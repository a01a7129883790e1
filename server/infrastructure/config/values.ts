import path from 'node:path';
import { fail, succeed, type Result } from '../../domain/shared/result';
import { readPostgresUrl } from '../shared/postgres-url';

/** Turns the text of one variable into a value, or says what it must be ("must be …"). */
export type Parse<T> = (text: string) => Result<T, string>;

const UNITS: Readonly<Record<string, number>> = { '': 1, K: 1024, M: 1024 ** 2, G: 1024 ** 3, T: 1024 ** 4 };
const HIGHEST_PORT = 65_535;

export const port: Parse<number> = (text) => {
  const value = Number(text);
  return /^\d{1,5}$/.test(text) && value <= HIGHEST_PORT
    ? succeed(value)
    : fail(`must be a port from 0 to ${HIGHEST_PORT}`);
};

/** A count of bytes, with K, M, G or T for powers of 1,024: `10G`, `512M`, `1.5T`. */
export const bytesAtLeast =
  (least: number): Parse<number> =>
  (text) => {
    const [, digits, unit = ''] = /^(\d+(?:\.\d+)?) ?([KMGT]?)(?:i?B)?$/i.exec(text) ?? [];
    const value = Math.floor(Number(digits) * (UNITS[unit.toUpperCase()] ?? 1));
    if (Number.isSafeInteger(value) && value >= least) return succeed(value);
    return fail(`must be a size such as 10G or 512M, at least ${least / 1024 ** 2}M`);
  };

export const oneOf =
  <T extends string>(allowed: readonly T[]): Parse<T> =>
  (text) => {
    const found = allowed.find((each) => each === text.toLowerCase());
    return found === undefined ? fail(`must be one of ${allowed.join(', ')}`) : succeed(found);
  };

/** The start of URLs: a path on this server or another origin; the slash at its end may be left out. */
export const urlStart: Parse<string> = (text) => {
  const whole = text.endsWith('/') ? text : `${text}/`;
  const isPath = /^\/(?!\/)[\w./~-]*$/.test(whole);
  const isUrl = /^https?:\/\/[^/@]+\//.test(whole) && URL.canParse(whole) && !/[?#]/.test(whole);
  return isPath || isUrl
    ? succeed(whole)
    : fail('must start with / or be an http(s) address without a query, user or password');
};

const SSL_MODES = ['disable', 'allow', 'prefer', 'require', 'verify-ca', 'verify-full', 'no-verify'] as const;

/** Host or database may be omitted, but not both: the driver then takes them from `PGHOST` and `PGDATABASE`. */
export const postgresUrl: Parse<string> = (text) => {
  const url = readPostgresUrl(text);
  if (url === undefined) return fail('must look like postgres://user:password@host:5432/database');
  const mode = url.searchParams.get('sslmode');
  const isKnown = mode === null || mode === '' || SSL_MODES.some((known) => known === mode);
  return isKnown ? succeed(text) : fail(`must have one of these as sslmode: ${SSL_MODES.join(', ')}`);
};

/** Accepts any text. */
export const anyText: Parse<string> = succeed;

/** A JSON list of texts, in which blanks are significant. */
export const textList: Parse<readonly string[]> = (text) => {
  const mistake = fail('must be a JSON list of texts, such as [", ", " & "]');
  try {
    const list: unknown = JSON.parse(text);
    const isList = Array.isArray(list) && list.every((each) => typeof each === 'string' && each.trim() !== '');
    return isList ? succeed(list as readonly string[]) : mistake;
  } catch {
    return mistake;
  }
};

/** A JSON object as it is; text that does not start with `{` is parsed by `otherwise`. */
export const jsonOr =
  (otherwise: Parse<string>): Parse<string> =>
  (text) =>
    text.startsWith('{') ? succeed(text) : otherwise(text);

export const numberWithin =
  (least: number, most: number, what = 'number'): Parse<number> =>
  (text) => {
    const value = Number(text);
    return /^\d{1,6}$/.test(text) && value >= least && value <= most
      ? succeed(value)
      : fail(`must be a ${what} from ${least} to ${most}`);
  };

export const secondsWithin = (least: number, most: number): Parse<number> =>
  numberWithin(least, most, 'number of seconds');

export const smtpUrl: Parse<string> = (text) =>
  /^smtps?:\/\//.test(text) && URL.canParse(text) && new URL(text).hostname !== ''
    ? succeed(text)
    : fail('must look like smtp://user:password@host:587 or smtps://user:password@host');

/** The sender of a mail: an address, with or without a name before it. */
export const sender: Parse<string> = (text) =>
  /^(?:[^<>\p{Cc}]* )?<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/u.test(text)
    ? succeed(text)
    : fail('must be an address, such as Sóng <music@example.org>');

/** One mail address without a name. */
export const address: Parse<string> = (text) =>
  /^[^\s<>@,;]+@[^\s<>@,;]+$/.test(text) ? succeed(text) : fail('must be an address, such as music@example.org');

export const host: Parse<string> = (text) =>
  /^[\w.:%-]+$/.test(text) ? succeed(text) : fail('must be an address or a host name, such as 0.0.0.0');

/** An absolute path. A leading `~/` is the home folder, for environments that no shell has expanded. */
export const pathFrom =
  (workingFolder: string, home: string | undefined): Parse<string> =>
  (text) => {
    if (text.includes('\0')) return fail('must be a path');
    const expanded = home !== undefined && /^~(?=$|\/)/.test(text) ? path.join(home, text.slice(1)) : text;
    return succeed(path.resolve(workingFolder, expanded));
  };
