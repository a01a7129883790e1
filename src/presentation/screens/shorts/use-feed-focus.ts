import { useEffect, useRef, type RefObject } from 'react';

/**
 * If the focus was in the feed, it moves to the new current clip, because the controls of the previous clip are gone. A focus
 * elsewhere stays.
 */
export function useFeedFocus(scroller: RefObject<HTMLElement | null>, clipId: string | null): void {
  /** The last focused element in the feed, even if it has been removed. */
  const last = useRef<Node | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent): void => {
      last.current = target instanceof Node && scroller.current?.contains(target) === true ? target : null;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [scroller]);
  useEffect(() => {
    const article = scroller.current?.querySelector<HTMLElement>('article[data-current="true"]');
    const { activeElement, body } = document;
    const isLost = activeElement === null || activeElement === body;
    if (!article || article.contains(activeElement)) return;
    if (isLost ? last.current !== null : scroller.current?.contains(activeElement)) {
      article.focus({ preventScroll: true });
    }
  }, [scroller, clipId]);
}
