// The sockets of one page, in a shared worker. Firefox does not cache a page that has a socket of its own, so going back would load the
// page anew; a worker's socket does not count. Each page has a worker under its own name, which ends with the page. The worker sends
// nothing about a socket that the page has closed, because the first message discards a cached page.
const LOOK_AGAIN_MS = 500;

addEventListener('connect', ({ ports: [page] }) => {
  const sockets = new Map();

  const open = (id, address) => {
    const socket = new WebSocket(address);
    sockets.set(id, socket);
    socket.onopen = () => page.postMessage({ id, kind: 'open' });
    socket.onmessage = ({ data }) => page.postMessage({ id, kind: 'message', text: data });
    socket.onclose = () => {
      sockets.delete(id);
      page.postMessage({ id, kind: 'close' });
    };
  };

  // A page with many unsent bytes stops sending, so it must receive a message once the bytes have left.
  const tellUnsent = (id, length) => {
    const socket = sockets.get(id);
    if (socket === undefined) return;
    const unsent = socket.bufferedAmount;
    page.postMessage({ id, kind: 'taken', length, unsent });
    if (unsent > 0) setTimeout(() => tellUnsent(id, 0), LOOK_AGAIN_MS);
  };

  const close = (id) => {
    const socket = sockets.get(id);
    if (socket === undefined) return;
    sockets.delete(id);
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  };

  const send = (id, text) => {
    sockets.get(id)?.send(text);
    tellUnsent(id, text.length);
  };

  page.onmessage = ({ data: { id, kind, address, text } }) => {
    if (kind === 'open') open(id, address);
    else if (kind === 'send') send(id, text);
    else close(id);
  };
});
