import { LIMITS } from '../../../contract/kernel/limits';
import type { FieldRule } from '../form/field-rule';

/** The rules for a playlist's name and description (decisions.md §4). */
export const PLAYLIST_NAME: FieldRule = { isRequired: true, max: LIMITS.playlistNameMax };
export const PLAYLIST_DESCRIPTION: FieldRule = { max: LIMITS.playlistDescriptionMax };
