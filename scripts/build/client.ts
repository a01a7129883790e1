import { writeFileSync } from 'node:fs';
import webpack from 'webpack';
import type { Compilation, Stats } from 'webpack';
import { clientConfiguration } from '../../webpack.config';
import type { ChunkList } from './chunk-list';
import { meetingProject } from './lives-at-firebase';
import { PAGE_POLICY_FILE, pagePolicyOf } from './page-policy';

/** Bundles the web app into dist/client and records which files each lazy import loads. */
export async function buildClient(chunkListFile: string): Promise<void> {
  const stats = await runWebpack();
  if (stats.hasErrors() || stats.hasWarnings())
    console.log(stats.toString({ preset: 'errors-warnings', colors: true }));
  if (stats.hasErrors()) throw new Error('webpack found errors');
  const firebase = process.env['FIREBASE_CONFIG'] ?? '';
  const needed = pagePolicyOf(firebase, process.env['BACKEND_URL']);
  const policy = { ...needed, meetingProject: meetingProject(firebase) };
  writeFileSync(PAGE_POLICY_FILE, JSON.stringify(policy, null, 2));
  writeFileSync(chunkListFile, JSON.stringify(listChunks(stats.compilation), null, 2));
}

function runWebpack(): Promise<Stats> {
  const compiler = webpack(clientConfiguration('production'));
  if (!compiler) throw new Error('webpack did not start');
  return new Promise((resolve, reject) => {
    compiler.run((failure, stats) => {
      compiler.close(() => (stats ? resolve(stats) : reject(failure ?? new Error('webpack gave no answer'))));
    });
  });
}

function listChunks(compilation: Compilation): ChunkList {
  const chunks: ChunkList = {};
  for (const group of compilation.chunkGroups) {
    const requests = group.origins.map((origin) => origin.request).filter((request) => request !== undefined);
    for (const request of requests) chunks[request] = group.getFiles().filter((file) => file.endsWith('.js'));
  }
  return chunks;
}
