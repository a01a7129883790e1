/** The last comment of a page: the next page's comments were written before it, or at the same moment under a lower id. */
export interface CommentPlace {
  readonly writtenAtMs: number;
  readonly id: string;
}

const FORM = /^([0-9a-z]{1,9})\.([\w-]{1,64})$/;

/** The cursor for the comments after this one. */
export const writeCommentCursor = ({ writtenAtMs, id }: CommentPlace): string => `${writtenAtMs.toString(36)}.${id}`;

/** The place at which a cursor continues; null, the beginning, if there is no cursor or it cannot be read. */
export function readCommentCursor(cursor: string | undefined): CommentPlace | null {
  const [, at, id] = FORM.exec(cursor ?? '') ?? [];
  return at === undefined || id === undefined ? null : { writtenAtMs: Number.parseInt(at, 36), id };
}
