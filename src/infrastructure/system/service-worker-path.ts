/** The one address, besides that of the HLS worker, at which a script may be started (security §4). */
export const SERVICE_WORKER_PATH = '/sw.js';
