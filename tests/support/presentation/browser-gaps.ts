/** The part of a request that the router uses when no page loads data through it. */
class PlainRequest {
  readonly signal: AbortSignal | undefined;
  readonly method: string;

  constructor(
    readonly url: string,
    { signal, method = 'GET' }: { signal?: AbortSignal; method?: string } = {},
  ) {
    this.signal = signal;
    this.method = method;
  }
}

/** A mouse event that also says which pointer it was. */
class PlainPointerEvent extends MouseEvent {
  readonly pointerId: number;
  readonly pointerType: string;

  constructor(type: string, { pointerId = 0, pointerType = 'mouse', ...init }: PointerEventInit = {}) {
    super(type, init);
    this.pointerId = pointerId;
    this.pointerType = pointerType;
  }
}

/** jsdom has no layout; a scroller is given the height of the window, so that it shows some of its content. */
function heightOf(this: HTMLElement): number {
  return 'scroller' in this.dataset ? window.innerHeight : 0;
}

/** What the screens use and jsdom lacks: requests, pointers, modal dialogs, scrolling, sliding, drawing. */
export function fillBrowserGaps(): void {
  Object.assign(globalThis, { Request: PlainRequest, PointerEvent: PlainPointerEvent });
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
  const nothing = () => undefined;
  Object.assign(Element.prototype, { setPointerCapture: nothing, scrollBy: nothing, scrollTo: nothing });
  Object.assign(Element.prototype, { animate: () => ({ currentTime: 0, onfinish: null, cancel: nothing }) });
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { configurable: true, get: heightOf });
  Object.assign(window, { scrollTo: () => undefined });
  Object.assign(URL, { createObjectURL: () => 'blob:chosen', revokeObjectURL: () => undefined });
  Object.assign(HTMLCanvasElement.prototype, { getContext: () => null });
}
