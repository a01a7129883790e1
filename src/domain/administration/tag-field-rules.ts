import { LIMITS } from '../../../contract/kernel/limits';
import type { FieldFault, FieldRule } from '../form/field-rule';
import { isTagNumber, type TagTexts } from './song-tags';

const LINE: FieldRule = { max: LIMITS.tagMax };

/** The rules for the fields of a song's tags. */
export const TAG_FIELDS: Readonly<Record<keyof TagTexts, FieldRule>> = {
  title: { ...LINE, isRequired: true },
  artists: { isRequired: true, max: LIMITS.tagMax * LIMITS.artistsMax },
  album: LINE,
  albumArtist: LINE,
  year: {},
  genre: LINE,
  track: {},
};

/** Why a number field is invalid; null if it holds a valid number or is empty. */
export function faultOfTagNumber(field: keyof TagTexts, texts: TagTexts): FieldFault | null {
  if (field !== 'year' && field !== 'track') return null;
  return isTagNumber(texts[field]) ? null : { kind: 'range', of: 'number', min: 1, max: LIMITS.yearMax };
}
