/** The address of the worker that holds a page's sockets, for pages that must have none themselves (security §4). */
export const SOCKET_WORKER_PATH = '/live-socket.js';
