import { useEffect, useState, type RefObject } from 'react';

interface ScreenFill {
  /** The browser lets a page fill the screen. */
  readonly isPossible: boolean;
  readonly isFilled: boolean;
  toggle(): void;
}

/** Lets an element fill the whole screen, without the browser around it. If the browser refuses, the layer stays as it is. */
export function useScreenFill(element: RefObject<HTMLElement | null>): ScreenFill {
  const [isFilled, setFilled] = useState(false);
  useEffect(() => {
    const look = (): void => setFilled(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', look);
    return () => {
      document.removeEventListener('fullscreenchange', look);
      leave();
    };
  }, []);
  const toggle = (): void => {
    if (document.fullscreenElement) leave();
    else void element.current?.requestFullscreen().catch(() => undefined);
  };
  return { isPossible: document.fullscreenEnabled === true, isFilled, toggle };
}

/** A browser may refuse to enter or leave, and by itself may have left already; the event tells what is shown. */
function leave(): void {
  if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
}
