/** Replaces axios' fetch adapter: the web app sends its requests by XMLHttpRequest. */
export const getFetch = () => null;
