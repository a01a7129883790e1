import { useEffect, useRef, type RefObject } from 'react';

/**
 * Whoever had the focus in the feed has it at the clip that they went to: the controls of the one before are gone. Elsewhere the
 * focus stays.
 */
export function useFeedFocus(scroller: RefObject<HTMLElement | null>, clipId: string | null): void {
  /** What had the focus last, also where it is gone with it. */
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
