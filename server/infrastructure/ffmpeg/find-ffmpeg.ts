import { constants } from 'node:fs';
import { access, chmod } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fail, succeed, type Result } from '../../domain/shared/result';
import { packageRoot } from '../shared/package-root';
import { hasKnownHoles, mendedReleases } from './known-holes';
import { runTool } from './run-tool';

/** The ffmpeg in use. */
export interface Ffmpeg {
  readonly path: string;
  /** For instance `5.1.9`, or `2018` for the build inside the npm package. */
  readonly version: string;
  readonly origin: 'configured' | 'path' | 'package';
}

const VERSION_LINE = /^ffmpeg version (\S+)(?:.*?Copyright \(c\) 2000-(\d{4}))?/;
const PROGRAM = process.platform === 'win32' ? 'ffmpeg.exe' : 'ffmpeg';
const VERSION_LIMIT_MS = 10_000;

/** Finds ffmpeg: the configured one, else the one on PATH, else the one inside the npm package; undefined without any. */
export async function findFfmpeg(
  configured: string | undefined,
  searchPath = process.env['PATH'],
): Promise<Ffmpeg | undefined> {
  if (configured !== undefined) return probe(configured, 'configured');
  const onPath = await findOnPath(searchPath ?? '');
  const found = onPath === undefined ? undefined : await probe(onPath, 'path');
  return found ?? probePackaged();
}

/** Fails with one line if the configured program is not ffmpeg: no other ffmpeg replaces it. */
export async function checkFfmpeg(configured: string | undefined): Promise<Result<void, string>> {
  const isUsable = configured === undefined || (await probe(configured, 'configured')) !== undefined;
  return isUsable ? succeed(undefined) : fail(`FFMPEG_PATH=${configured} is no ffmpeg: it does not say its version`);
}

/** The line about ffmpeg in the start report. */
export function describeFfmpeg(found: Ffmpeg | undefined): string {
  if (found === undefined) return 'no ffmpeg: only original files play, and only in browsers that know their format';
  const place = { configured: 'FFMPEG_PATH', path: 'PATH', package: 'npm package' }[found.origin];
  const advice = found.origin === 'package' ? '; a build of 2018: installing ffmpeg on the system is safer' : '';
  return `ffmpeg ${found.version} (${place}${advice})`;
}

/** The warning about known vulnerabilities: one line, or none. */
export function describeHoles({ origin, version }: Ffmpeg): readonly string[] {
  // For the build inside the package, its age was already reported.
  if (origin === 'package' || !hasKnownHoles(version)) return [];
  return [
    `ffmpeg ${version} has known holes unless your system mended them: ${mendedReleases()} or newer have none of these`,
  ];
}

async function findOnPath(searchPath: string): Promise<string | undefined> {
  const candidates = searchPath.split(path.delimiter).filter((folder) => path.isAbsolute(folder));
  for (const folder of candidates) {
    const program = path.join(folder, PROGRAM);
    const isRunnable = await access(program, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (isRunnable) return program;
  }
  return undefined;
}

async function probePackaged(): Promise<Ffmpeg | undefined> {
  const program = packagedPath();
  if (program === undefined) return undefined;
  // If install scripts are disabled, the file is not executable yet.
  await chmod(program, 0o755).catch(() => undefined);
  return probe(program, 'package');
}

function packagedPath(): string | undefined {
  const name = `${process.platform}-${process.arch}`;
  try {
    const manifest = `@ffmpeg-installer/${name}/package.json`;
    return path.join(path.dirname(createRequire(path.join(packageRoot(), 'package.json')).resolve(manifest)), PROGRAM);
  } catch {
    // The optional package is not installed.
    return undefined;
  }
}

async function probe(program: string, origin: Ffmpeg['origin']): Promise<Ffmpeg | undefined> {
  const output: Buffer[] = [];
  const ended = await runTool({
    command: [program, '-hide_banner', '-version'],
    deadlineMs: VERSION_LIMIT_MS,
    onOutput: async (piece) => void output.push(piece),
  });
  if (ended.kind !== 'exited' || ended.code !== 0) return undefined;
  const [line, version = '', year = ''] = VERSION_LINE.exec(Buffer.concat(output).toString('utf8')) ?? [];
  return line === undefined ? undefined : { path: program, version: origin === 'package' ? year : version, origin };
}
