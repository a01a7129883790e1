/** The last comment of a page: what comes next was written before it, or at the same moment under a lower id. */
export interface CommentPlace {
  readonly writtenAtMs: number;
  readonly id: string;
}

const FORM = /^([0-9a-z]{1,9})\.([\w-]{1,64})$/;

/** The cursor that leads on from there. */
export const writeCommentCursor = ({ writtenAtMs, id }: CommentPlace): string => `${writtenAtMs.toString(36)}.${id}`;

/** Where a cursor leads on from; null, the beginning, for none or one that cannot be read. */
export function readCommentCursor(cursor: string | undefined): CommentPlace | null {
  const [, at, id] = FORM.exec(cursor ?? '') ?? [];
  return at === undefined || id === undefined ? null : { writtenAtMs: Number.parseInt(at, 36), id };
}
