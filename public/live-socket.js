// Sockets of one page, in a worker beside it. Firefox keeps no page that has a socket of its own, so that going back to it would load
// it anew; a worker's socket is nobody's. Each page has a worker under a name of its own, which ends with the page. Nothing is said of
// a socket that the page has closed: a page that is kept is thrown away by the first message.
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

  // A page that knows of much unsent sends nothing more, so that it would not hear by itself that it has left.
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
