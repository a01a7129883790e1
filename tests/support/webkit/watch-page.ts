/** A report of a page to its driver. */
export type Told =
  | { readonly kind: 'console'; readonly type: string; readonly text: string; readonly url: string }
  | { readonly kind: 'error'; readonly name: string; readonly message: string; readonly stack: string };

/** In a page, before its own scripts: sends to this address the events that the protocol does not report. */
export function watchPage(toldAt: string): void {
  const send = fetch.bind(window);
  const tell = (told: Told): void => {
    const sent = send(toldAt, { method: 'POST', body: JSON.stringify(told), keepalive: true });
    sent.catch(() => undefined);
  };
  const spoken = (value: unknown): string => {
    if (value instanceof Error) return value.stack?.includes(value.message) ? value.stack : String(value);
    try {
      return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
    } catch {
      return Object.prototype.toString.call(value);
    }
  };
  const say = (type: string, text: string): void => tell({ kind: 'console', type, text, url: location.href });
  for (const method of ['debug', 'error', 'info', 'log', 'trace', 'warn'] as const) {
    const write = console[method].bind(console);
    console[method] = (...values: unknown[]) => {
      write(...values);
      say(method === 'warn' ? 'warning' : method, values.map(spoken).join(' '));
    };
  }
  const confess = (cause: unknown): void => {
    const { name = 'Error', message = String(cause), stack = '' } = (cause ?? {}) as Partial<Error>;
    tell({ kind: 'error', name, message, stack });
  };
  addEventListener('error', (event) => event.target === window && confess(event.error ?? event.message));
  addEventListener('unhandledrejection', ({ reason }) => confess(reason));
  addEventListener('securitypolicyviolation', ({ blockedURI, violatedDirective: directive }) => {
    say('error', `Refused to load '${blockedURI}': the Content Security Policy directive "${directive}" forbids it.`);
  });
}
