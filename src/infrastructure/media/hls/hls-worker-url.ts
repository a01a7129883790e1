/** The worker as a separate file beside our chunks: the CSP forbids a worker that starts from a blob. */
export const HLS_WORKER_URL = new URL('hls.js/dist/hls.worker.js', import.meta.url).href;
