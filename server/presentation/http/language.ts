export type Language = 'vi' | 'en';

/** Vietnamese is the fallback (specification §1). */
export const FALLBACK_LANGUAGE: Language = 'vi';

const isLanguage = (tag: string): tag is Language => tag === 'vi' || tag === 'en';

function weighed(range: string): { readonly tag: string; readonly weight: number } {
  const [tag = '', ...parameters] = range.trim().toLowerCase().split(';');
  const quality = parameters.map((text) => text.trim()).find((text) => text.startsWith('q='));
  const weight = quality === undefined ? 1 : Number(quality.slice(2));
  return { tag: tag.split('-')[0] ?? '', weight: Number.isFinite(weight) ? weight : 0 };
}

/**
 * The language of a response: vi or en, whichever has the higher weight in `Accept-Language`, the first of equals, else
 * Vietnamese.
 */
export function languageOf(acceptLanguage: string | undefined): Language {
  const best = (acceptLanguage ?? '')
    .split(',', 16)
    .map(weighed)
    .filter((range) => isLanguage(range.tag) && range.weight > 0)
    .reduce((best, range) => (range.weight > best.weight ? range : best), { tag: '', weight: 0 });
  return isLanguage(best.tag) ? best.tag : FALLBACK_LANGUAGE;
}
