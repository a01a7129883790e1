export type UrlPattern = string | RegExp | ((url: URL) => boolean);

const SPECIAL = /[.+^${}()|[\]\\?]/g;

/** Playwright's globs: `**` is anything, `*` anything within a part of the path, `{a,b}` one of them. */
function expressionOf(glob: string): RegExp {
  const groups = glob.split(/(\*\*\/?|\*|\{[^}]*\})/).map((part) => {
    if (part === '**/') return '(?:.*/)?';
    if (part === '**') return '.*';
    if (part === '*') return '[^/]*';
    if (part.startsWith('{')) return `(?:${part.slice(1, -1).split(',').map(quoted).join('|')})`;
    return quoted(part);
  });
  return new RegExp(`^${groups.join('')}$`);
}

const quoted = (text: string): string => text.replace(SPECIAL, '\\$&');

export function matchesUrl(pattern: UrlPattern, url: string): boolean {
  if (pattern instanceof RegExp) return pattern.test(url);
  if (typeof pattern === 'function') return pattern(new URL(url));
  return expressionOf(pattern).test(url);
}
