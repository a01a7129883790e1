/** The address of the worker that has a page's sockets, where the page must have none (security §4). */
export const SOCKET_WORKER_PATH = '/live-socket.js';
