/** The address of segment `index` of a rendition, counted from 0. */
export const segmentUrl = (pattern: string, index: number): string => pattern.replace('{n}', String(index));
