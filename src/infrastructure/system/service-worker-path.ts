/** The address of the worker that caches the app's files (security §4). */
export const SERVICE_WORKER_PATH = '/sw.js';
