import { readFileSync } from 'node:fs';
import path from 'node:path';
import { packageRoot } from '../../../server/infrastructure/shared/package-root';

const GUIDE = path.join(packageRoot(), 'docs', 'guides', 'behind-a-proxy.md');

/** The guide's example in a language, with its values replaced; each of these values must occur in the example. */
export function guideExample(language: string, values: Readonly<Record<string, string>>): string {
  const [, example] = new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 's').exec(readFileSync(GUIDE, 'utf8')) ?? [];
  if (example === undefined) throw new Error(`the guide has no example of ${language}`);
  return Object.entries(values).reduce((text, [written, value]) => {
    if (!text.includes(written)) throw new Error(`the example of ${language} does not say ${written}`);
    return text.replaceAll(written, value);
  }, example);
}
