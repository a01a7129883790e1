import { EventEmitter } from 'node:events';
import { WebKitContext, type ContextOptions } from './context';
import type { Display } from './display';

/** Playwright's browser: on one screen, with a browser of its own for each context. */
export class WebKitBrowser extends EventEmitter {
  private readonly open = new Set<WebKitContext>();
  private isOver = false;

  /** `display`: the screen, if it belongs to this browser alone. */
  constructor(
    private readonly env: NodeJS.ProcessEnv,
    private readonly display: Display | undefined,
  ) {
    super();
    this.setMaxListeners(0);
  }

  async newContext(options: ContextOptions = {}): Promise<object> {
    const context = new WebKitContext(this.env, options);
    this.open.add(context);
    context.once('close', () => this.open.delete(context));
    this.emit('context', context.self);
    return context.self;
  }

  contexts(): object[] {
    return [...this.open].map(({ self }) => self);
  }

  async close(): Promise<void> {
    if (this.isOver) return;
    this.isOver = true;
    await Promise.all([...this.open].map((context) => context.close()));
    this.display?.close();
    this.emit('disconnected');
  }
}
