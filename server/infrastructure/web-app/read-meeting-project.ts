import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { packageRoot } from '../shared/package-root';

const WRITTEN_BY_THE_BUILD = path.join('dist', 'page-policy.json');

/** The Firebase project that the built web app's devices meet at, out of what the build wrote down; null where they meet here. */
export async function readMeetingProject(
  file = path.join(packageRoot(), WRITTEN_BY_THE_BUILD),
): Promise<string | null> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  const { meetingProject } = JSON.parse(text) as { readonly meetingProject?: unknown };
  return typeof meetingProject === 'string' ? meetingProject : null;
}
