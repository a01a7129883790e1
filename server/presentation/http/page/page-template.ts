import type { WebApp } from '../../../application/ports/web-app';

const NONCE = /(?<=\bnonce=")[^"]*(?=")/g;

/** Files whose names do not change with their content are asked for by version, so that browsers may keep them for ever. */
function withVersions({ page, files }: WebApp): string {
  const plain = [...files].filter(([path]) => !path.startsWith('/assets/'));
  return plain.reduce((html, [path, { version }]) => html.replaceAll(`"${path}"`, `"${path}?v=${version}"`), page);
}

/** Makes the page for one answer: everything in the built page that says `nonce="…"` gets this answer's own. */
export function pageTemplate(webApp: WebApp): (nonce: string) => string {
  const pieces = withVersions(webApp).split(NONCE);
  return (nonce) => pieces.join(nonce);
}
