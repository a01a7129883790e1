/** One entry of a pagination: a page, or a jump over several pages. */
export type PageLink =
  | { readonly kind: 'page'; readonly page: number; readonly isCurrent: boolean }
  /** `by` is negative for a jump back; `page` is the target. */
  | { readonly kind: 'jump'; readonly page: number; readonly by: -5 | -3 | 3 | 5 };

/** How far a jump goes: five pages, or three where there is little room (specification §2). */
export type JumpLength = 5 | 3;

const page = (each: number, current: number): PageLink => ({ kind: 'page', page: each, isCurrent: each === current });

/**
 * The first page, the last, the current one with its neighbours (two on each side, or one where jumps are of three), and a jump
 * in place of each gap of more than one page. A page past the end becomes the last; a single page is still listed.
 */
export function pageLinks(current: number, total: number, length: JumpLength = 5): readonly PageLink[] {
  const last = Math.max(1, total);
  const here = Math.min(Math.max(1, current), last);
  const reach = length === 5 ? 2 : 1;
  const from = Math.max(1, here - reach);
  const to = Math.min(last, here + reach);
  const around = Array.from({ length: to - from + 1 }, (_, index) => page(from + index, here));
  return [...before(from, here, length), ...around, ...after(to, last, here, length)];
}

function before(from: number, here: number, length: JumpLength): readonly PageLink[] {
  if (from === 1) return [];
  if (from === 2) return [page(1, here)];
  if (from === 3) return [page(1, here), page(2, here)];
  return [page(1, here), { kind: 'jump', page: here - length, by: length === 5 ? -5 : -3 }];
}

function after(to: number, last: number, here: number, length: JumpLength): readonly PageLink[] {
  if (to === last) return [];
  if (to === last - 1) return [page(last, here)];
  if (to === last - 2) return [page(last - 1, here), page(last, here)];
  return [{ kind: 'jump', page: here + length, by: length }, page(last, here)];
}
