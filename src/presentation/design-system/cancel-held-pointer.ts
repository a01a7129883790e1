/**
 * Cancels the pointer of a drag when its page is left, which browsers do not do: in a page that comes back, the button would
 * still be down, and the dragged element would follow the pointer. Firefox takes the first press after that for the end of the
 * drag, so this press does nothing. Returns a function that stops this handling.
 */
export function cancelHeldPointer(page: Window): () => void {
  let down: PointerEvent | null = null;
  const press = (event: PointerEvent): void => void (down = event);
  const lift = (): void => void (down = null);
  const leave = (): void => {
    if (down === null || !(down.target instanceof Element)) return;
    const { target, pointerId } = down;
    target.dispatchEvent(new PointerEvent('pointercancel', { pointerId, bubbles: true }));
    for (let each: Element | null = target; each !== null; each = each.parentElement) {
      if (each.hasPointerCapture(pointerId)) each.releasePointerCapture(pointerId);
    }
  };
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  page.addEventListener('pointerdown', press, options);
  page.addEventListener('pointerup', lift, options);
  page.addEventListener('pointercancel', lift, options);
  page.addEventListener('pagehide', leave, options);
  return () => listening.abort();
}
