import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import stylelint from 'stylelint';

const FOLDERS = ['src', 'public'];

/** Linting every file for styles would take twice as long as linting only these. */
const hasStyles = (file: string): boolean =>
  file.endsWith('.css') || (/\.tsx?$/.test(file) && readFileSync(file, 'utf8').includes("from 'styled-components'"));

const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
);
const { report, errored } = await stylelint.lint({ files: files.filter(hasStyles), formatter: 'string' });
process.stdout.write(report);
process.exitCode = errored ? 1 : 0;
