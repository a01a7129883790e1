import { srcSetOf } from '../../../../contract/kernel/picture-address';
import { POSTER_SIZES } from '../../../../contract/kernel/picture-sizes';
import { pictureTemplate } from '../../../../contract/picture-template';
import type { Language } from '../language';
import type { PageDescription } from './describe-page';

const PRODUCT = 'Sóng';
const DESCRIPTION_MAX = 200;
const LOCALES: Readonly<Record<Language, string>> = { vi: 'vi_VN', en: 'en_US' };

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for a page, between tags and in quotes; in one line. */
const escapeHtml = (text: string): string =>
  text.replaceAll(/\s+/g, ' ').replaceAll(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter);

function shortened(text: string): string {
  const letters = Array.from(text);
  return letters.length <= DESCRIPTION_MAX ? text : `${letters.slice(0, DESCRIPTION_MAX - 1).join('')}…`;
}

/** Makes the browser fetch the poster before any script runs; the page reads its address here. */
function posterLink(clipId: string, picture: string): string {
  const poster = pictureTemplate(picture);
  return [
    `<link rel="preload" as="image" fetchpriority="high" imagesizes="${escapeHtml(POSTER_SIZES)}"`,
    `imagesrcset="${escapeHtml(srcSetOf(poster) ?? '')}" data-clip="${escapeHtml(clipId)}" data-poster="${escapeHtml(poster)}">`,
  ].join(' ');
}

export interface PageAddress {
  /** Scheme and host that the caller used, without a slash at the end. */
  readonly origin: string;
  readonly path: string;
  readonly language: Language;
}

/**
 * The title of a described page, and the tags with which other services show a link to it (Open Graph, Twitter). Everything in
 * them is escaped.
 */
export function headTags(page: PageDescription, { origin, path, language }: PageAddress): string {
  const description = shortened(page.description);
  const absolute = URL.canParse(page.picture) ? page.picture : `${origin}${page.picture}`;
  const properties = {
    'og:site_name': PRODUCT,
    'og:type': page.type,
    'og:title': page.title,
    'og:description': description,
    'og:image': absolute,
    'og:url': `${origin}${path}`,
    'og:locale': LOCALES[language],
  };
  const names = {
    description,
    'twitter:card': 'summary_large_image',
    'twitter:title': page.title,
    'twitter:description': description,
    'twitter:image': absolute,
  };
  const tag = (kind: string, [key, value]: readonly [string, string]): string =>
    `<meta ${kind}="${key}" content="${escapeHtml(value)}">`;
  return [
    `<title>${escapeHtml(`${page.title} · ${PRODUCT}`)}</title>`,
    ...Object.entries(properties).map((entry) => tag('property', entry)),
    ...Object.entries(names).map((entry) => tag('name', entry)),
    ...(page.clipId === undefined ? [] : [posterLink(page.clipId, page.picture)]),
  ].join('\n');
}
