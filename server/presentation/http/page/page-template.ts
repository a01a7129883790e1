import type { WebApp } from '../../../application/ports/web-app';

const NONCE = /(?<=\bnonce=")[^"]*(?=")/g;
const TITLE = /<title>[^<]*<\/title>/;
const DESCRIPTION = /<meta name="?description"?[^>]*>\s*/;

/** Files whose names do not change with their content are requested by version, so that browsers may cache them for ever. */
function withVersions({ page, files }: WebApp): string {
  const plain = [...files].filter(([path]) => !path.startsWith('/assets/'));
  return plain.reduce((html, [path, { version }]) => html.replaceAll(`"${path}"`, `"${path}?v=${version}"`), page);
}

/**
 * Makes the page for one response: every `nonce="…"` in the built page gets this response's own value. `head` replaces the title
 * and the description of the product.
 */
export function pageTemplate(webApp: WebApp): (nonce: string, head?: string) => string {
  const page = withVersions(webApp);
  const pieces = page.split(NONCE);
  const [before = '', after] = page.replace(DESCRIPTION, '').split(TITLE);
  const around = [before.split(NONCE), (after ?? '').split(NONCE)] as const;
  return (nonce, head) =>
    head === undefined || after === undefined
      ? pieces.join(nonce)
      : `${around[0].join(nonce)}${head}${around[1].join(nonce)}`;
}
