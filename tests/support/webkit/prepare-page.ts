/** In a page, before its own scripts: sets the browser's language. */
export function speak(language: string): void {
  const languages = Object.freeze([language]);
  Object.defineProperty(Navigator.prototype, 'language', { get: () => language, configurable: true });
  Object.defineProperty(Navigator.prototype, 'languages', { get: () => languages, configurable: true });
}

/** In a page, before its own scripts: registering a service worker never completes. */
export function blockWorkers(): void {
  if ('serviceWorker' in navigator) navigator.serviceWorker.register = () => new Promise<never>(() => undefined);
}

/** In a page, before its own scripts: marks its requests with its window. */
export function markCalls({ header, mark }: { readonly header: string; readonly mark: string }): void {
  const isOwn = (url: string): boolean => new URL(url, document.baseURI).origin === location.origin;
  const send = fetch.bind(window);
  window.fetch = (input, init) => {
    if (!isOwn(input instanceof Request ? input.url : String(input))) return send(input, init);
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : {}));
    headers.set(header, mark);
    return send(input, { ...init, headers });
  };
  const { open } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.open = function marked(this: XMLHttpRequest, ...given: unknown[]): void {
    Reflect.apply(open, this, given);
    if (isOwn(String(given[1]))) this.setRequestHeader(header, mark);
  };
}
