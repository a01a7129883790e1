/** The worker as a file of its own beside our chunks: the CSP lets no worker start from a blob. */
export const HLS_WORKER_URL = new URL('hls.js/dist/hls.worker.js', import.meta.url).href;
