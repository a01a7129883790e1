import { act } from '@testing-library/react';

/** A key is pressed where the focus is, so many milliseconds after the page began, whatever the machine takes meanwhile. */
export function pressAt(key: string, at: number): void {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  Object.defineProperty(event, 'timeStamp', { value: at });
  act(() => void (document.activeElement ?? document.body).dispatchEvent(event));
}
