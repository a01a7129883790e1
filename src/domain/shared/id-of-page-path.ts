/** The id in a path that `pagePath` made; a query and a fragment are ignored. Empty if the path has only one step. */
export const idOfPagePath = (path: string): string => decodeURIComponent(path.split(/[/?#]/)[2] ?? '');
