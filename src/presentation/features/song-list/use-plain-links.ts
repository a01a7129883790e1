import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';

/** Navigates plain links inside an element through the router; the browser handles links that should open in a new tab. */
export function usePlainLinks(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  return (event) => {
    const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
    const isOwn = link !== null && button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
    if (!isOwn || event.defaultPrevented) return;
    event.preventDefault();
    void navigate(link.pathname + link.search);
  };
}
