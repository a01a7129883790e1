/** Stands in for axios' adapter over fetch: the web app's requests go by XMLHttpRequest. */
export const getFetch = () => null;
