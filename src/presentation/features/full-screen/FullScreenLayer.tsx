import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { createGlobalStyle } from 'styled-components';
import { flushSync } from 'react-dom';
import { useLayer } from '../../design-system/layers/use-layer';
import { loadComponent } from '../../hooks/load-component';
import { useViewModels } from '../../hooks/view-models-context';
import { isCalm } from '../../hooks/use-media';

export const loadFullScreen = () =>
  loadComponent(() => import(/* webpackChunkName: "full-screen" */ './FullScreen'), 'listen', 'library', 'form');

/**
 * The player over the whole window, while it is open. Its code is loaded when it is first opened. It closes when the listener
 * goes back or the player's bars are removed.
 */
export const FullScreenLayer = observer(function FullScreenLayer() {
  const { fullScreen } = useViewModels();
  useLayer(fullScreen.leave, { isOpen: fullScreen.isFull, name: `fullScreen:${fullScreen.face}` });
  const Shown = useShown(fullScreen.isFull, fullScreen.leave);
  useEffect(() => fullScreen.leave, [fullScreen]);
  return (
    <>
      <CarriedCover />
      {Shown !== null && <Shown />}
    </>
  );
});

/**
 * The component shown over the window. The cover moves along when it opens and closes. If its code cannot be loaded, the full
 * screen is left.
 */
function useShown(isWanted: boolean, giveUp: () => void): ComponentType | null {
  const [Shown, setShown] = useState<ComponentType | null>(null);
  const isThere = useRef(false);
  useEffect(() => {
    const show = (part: ComponentType | null): void => {
      isThere.current = part !== null;
      changeWithCover(() => setShown(() => part));
    };
    let isCurrent = true;
    if (isWanted) loadFullScreen().then((part) => isCurrent && show(part), giveUp);
    else if (isThere.current) show(null);
    return () => {
      isCurrent = false;
    };
  }, [isWanted, giveUp]);
  return Shown;
}

/** Changes the page in a view transition that moves the cover, if the browser supports it and motion is wanted. */
function changeWithCover(change: () => void): void {
  if (isCalm() || !('startViewTransition' in document)) change();
  else carry(() => flushSync(change));
}

/** If the browser aborts a transition, for example on a hidden page, the change has been made all the same. */
function carry(change: () => void): void {
  const { ready, finished } = document.startViewTransition(change);
  for (const part of [ready, finished]) part.catch(() => undefined);
}

/**
 * Design §10: the cover moves in 420 ms, the rest fades in 160. Only one cover has the transition name: the dock's cover has it
 * only while no full-screen cover is shown.
 */
const CarriedCover = createGlobalStyle`
  html[data-full-screen] { scrollbar-gutter: auto; overflow: hidden; }
  [data-carried] { view-transition-name: player-cover; }
  [data-full-screen] [data-carried='dock'] { view-transition-name: none; }
  ::view-transition-group(player-cover) {
    animation-duration: var(--dur-4);
    animation-timing-function: var(--ease-out);
  }
  ::view-transition-old(root), ::view-transition-new(root) { animation-duration: var(--dur-2); }
`;
