import { NO_ANNOTATIONS, type AnnotationChange, type SongAnnotations } from './song-annotations';

const NAMES = Object.keys(NO_ANNOTATIONS) as readonly (keyof SongAnnotations)[];

const pick = (from: AnnotationChange, names: readonly (keyof SongAnnotations)[]): AnnotationChange =>
  Object.fromEntries(names.map((name) => [name, from[name]])) as AnnotationChange;

/** The annotations of a song, without its other facts. */
export const annotationsOf = (song: SongAnnotations): SongAnnotations => ({ ...NO_ANNOTATIONS, ...pick(song, NAMES) });

/** What turns the known annotations, perhaps not all of them, into the current ones; null where nothing differs. */
export function annotationChange(known: AnnotationChange, current: SongAnnotations): AnnotationChange | null {
  const names = NAMES.filter((name) => known[name] !== current[name]);
  return names.length === 0 ? null : pick(current, names);
}

export const hasSameAnnotations = (a: SongAnnotations, b: SongAnnotations): boolean => annotationChange(a, b) === null;
