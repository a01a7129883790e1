import { readFile, writeFile } from 'node:fs/promises';
import { format } from 'oxfmt';
import { buildOpenApi } from '../server/presentation/http/openapi/build-openapi';

const FILE = 'contract/openapi.json';

/** Writes the OpenAPI file from the contract; with `--check`, only reports whether the file is up to date. */
async function main(isCheck: boolean): Promise<void> {
  const { code: fresh } = await format(FILE, JSON.stringify(buildOpenApi()), { printWidth: 120 });
  if (!isCheck) return writeFile(FILE, fresh);
  const written = await readFile(FILE, 'utf8').catch(() => '');
  if (written === fresh) return;
  console.error(`${FILE} is stale: run  npm run openapi`);
  process.exitCode = 1;
}

await main(process.argv.includes('--check'));
