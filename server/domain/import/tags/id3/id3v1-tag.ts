import { TagSetBuilder, type TagSet } from '../tag-set';
import { decodeUtf8 } from '../tag-text';
import { genreOfNumber } from './id3-genres';

/** Reads the 128 bytes of an ID3v1 tag; texts end at their first zero and may be in any code page. */
export function readId3v1(tag: Uint8Array): TagSet {
  const fields = new TagSetBuilder();
  const text = (from: number, to: number): string => {
    const bytes = tag.subarray(from, to);
    const end = bytes.indexOf(0);
    return decodeUtf8(end < 0 ? bytes : bytes.subarray(0, end));
  };
  fields.text('title', [text(3, 33)]);
  fields.text('artist', [text(33, 63)]);
  fields.text('album', [text(63, 93)]);
  fields.text('date', [text(93, 97)]);
  fields.text('comment', [text(97, 127)]);
  // ID3v1.1: a zero, and the number of the track in the comment's last byte.
  if (tag[125] === 0 && Number(tag[126]) > 0) fields.text('track', [String(tag[126])]);
  fields.text('genre', [genreOfNumber(Number(tag[127])) ?? '']);
  return fields.build();
}
