import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { packageRoot } from '../shared/package-root';

const WRITTEN_BY_THE_BUILD = path.join('dist', 'page-policy.json');

/**
 * The Firebase project through which the devices of the built web app meet, as written by the build; null where they meet on this
 * server.
 */
export async function readMeetingProject(
  file = path.join(packageRoot(), WRITTEN_BY_THE_BUILD),
): Promise<string | null> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  const { meetingProject } = JSON.parse(text) as { readonly meetingProject?: unknown };
  return typeof meetingProject === 'string' ? meetingProject : null;
}
