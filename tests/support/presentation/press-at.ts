import { act } from '@testing-library/react';

/** Presses a key at the focus, with a time stamp in milliseconds since the page began, however long the machine takes. */
export function pressAt(key: string, at: number): void {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  Object.defineProperty(event, 'timeStamp', { value: at });
  act(() => void (document.activeElement ?? document.body).dispatchEvent(event));
}
