import { LIMITS } from '../../../contract/kernel/limits';
import type { GatewayFailure } from '../shared/gateway-failure';
import { knownCount, shiftCount } from '../shared/page';
import type { IsoInstant } from '../shared/units';

/** A listener's comment on a clip, text only. An own one may be deleted. */
export interface ClipComment {
  readonly id: string;
  readonly text: string;
  readonly author: { readonly name: string; readonly avatarUrl: string | null };
  readonly isOwn: boolean;
  readonly writtenAt: IsoInstant;
}

/** `sending`: shown before it was accepted; `failed`: it was not. */
export type CommentStatus = 'posted' | 'sending' | 'failed';

/** `refusal`: why a failed comment was not accepted; null for all others. */
export interface ListedComment extends ClipComment {
  readonly status: CommentStatus;
  readonly refusal: GatewayFailure | null;
}

/** Comments as they are shown, newest first. `totalCount` includes those still being sent; null where the backend does not count. */
export interface CommentList {
  readonly items: readonly ListedComment[];
  readonly cursor: string | null;
  readonly totalCount: number | null;
}

export interface CommentPage {
  readonly items: readonly ClipComment[];
  readonly cursor: string | null;
  readonly totalCount: number | null;
}

export const NO_COMMENTS: CommentList = { items: [], cursor: null, totalCount: 0 };

/** Why a text is not a valid comment; null if it is valid. Spaces around it do not count. */
export function commentFault(text: string): 'empty' | 'too-long' | null {
  const { length } = text.trim().normalize('NFC');
  if (length === 0) return 'empty';
  return length > LIMITS.commentMax ? 'too-long' : null;
}

/** The list with one more page; comments that it already contains are left out. */
export function appendComments({ items }: CommentList, page: CommentPage): CommentList {
  const known = new Set(items.map(({ id }) => id));
  const fresh = page.items
    .filter(({ id }) => !known.has(id))
    .map((comment) => ({ ...comment, status: 'posted', refusal: null }) as const);
  const all = [...items, ...fresh];
  const totalCount = knownCount(page.totalCount, all.length, page.cursor !== null);
  return { items: all, cursor: page.cursor, totalCount };
}

/** Adds an own comment at the top before the backend has accepted it; one sent again after a failure stays where it is. */
export function beginComment(list: CommentList, comment: ClipComment): CommentList {
  if (list.items.some(({ id }) => id === comment.id)) {
    return mark(list, comment.id, { status: 'sending', refusal: null });
  }
  return {
    ...list,
    items: [{ ...comment, status: 'sending', refusal: null }, ...list.items],
    totalCount: shiftCount(list.totalCount, 1),
  };
}

/** The backend accepted the comment: its version replaces the local one. */
export const confirmComment = (list: CommentList, comment: ClipComment): CommentList => ({
  ...list,
  items: list.items.map((item) => (item.id === comment.id ? { ...comment, status: 'posted', refusal: null } : item)),
});

/** The comment was refused, with the reason: it stays, to be sent again or removed. */
export const failComment = (list: CommentList, id: string, refusal: GatewayFailure): CommentList =>
  mark(list, id, { status: 'failed', refusal });

/** A removed comment, and the data to put it back. */
export interface TakenComment {
  readonly list: CommentList;
  readonly comment: ListedComment;
  readonly place: number;
}

/** The list without a comment; null if the list does not contain it. */
export function takeComment(list: CommentList, id: string): TakenComment | null {
  const place = list.items.findIndex((item) => item.id === id);
  const comment = list.items[place];
  if (comment === undefined) return null;
  const items = list.items.toSpliced(place, 1);
  return { list: { ...list, items, totalCount: shiftCount(list.totalCount, -1) }, comment, place };
}

/**
 * Puts a removed comment back at its place, or at the end of a list that is shorter now; a comment already in the list does not
 * move.
 */
export function putBackComment(list: CommentList, { comment, place }: Omit<TakenComment, 'list'>): CommentList {
  if (list.items.some(({ id }) => id === comment.id)) return list;
  const items = list.items.toSpliced(place, 0, comment);
  return { ...list, items, totalCount: shiftCount(list.totalCount, 1) };
}

const mark = (list: CommentList, id: string, how: Pick<ListedComment, 'status' | 'refusal'>): CommentList => ({
  ...list,
  items: list.items.map((item) => (item.id === id ? { ...item, ...how } : item)),
});
