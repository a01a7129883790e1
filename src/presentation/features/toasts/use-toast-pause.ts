import { useEffect, useLayoutEffect, useRef, useState, type FocusEvent } from 'react';

interface PauseHandlers {
  startPause(): void;
  endPause(): void;
}

/**
 * No toast disappears while the pointer is over the toasts or the focus is inside. If either is lost without an event, because
 * its toast was dismissed, the other toasts continue.
 */
export function useToastPause({ startPause, endPause }: PauseHandlers, count: number) {
  const stack = useRef<HTMLElement>(null);
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isPaused = count > 0 && (isPointed || isFocused);
  const end = useRef(endPause);
  useLayoutEffect(() => {
    end.current = endPause;
  });
  useEffect(() => {
    if (!isPaused) return undefined;
    startPause();
    return () => end.current();
  }, [isPaused, startPause]);
  useEffect(() => {
    setFocused(stack.current?.contains(document.activeElement) === true);
    if (count === 0) setPointed(false);
  }, [count]);
  const blur = ({ currentTarget, relatedTarget }: FocusEvent): void =>
    setFocused(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));
  return {
    ref: stack,
    onPointerEnter: () => setPointed(true),
    onPointerLeave: () => setPointed(false),
    onFocus: () => setFocused(true),
    onBlur: blur,
  };
}
