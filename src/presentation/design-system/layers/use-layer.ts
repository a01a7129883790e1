import { useEffect, useRef } from 'react';
import type { Layer } from './layer-stack';
import { pageLayers } from './page-layers';

interface LayerLook {
  /** The layer lies over the page now. */
  readonly isOpen?: boolean;
  /** Identifies the layer after a reload: `kind:what`. */
  readonly name?: string;
}

/** Going back closes the layer before leaving the page. */
export function useLayer(onClose: () => void, { isOpen = true, name = '' }: LayerLook = {}): void {
  const close = useRef(onClose);
  const layer = useRef<Layer | null>(null);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    return () => {
      if (layer.current !== null) pageLayers.remove(layer.current);
      layer.current = null;
    };
  }, [isOpen]);
  useEffect(() => {
    if (!isOpen) return;
    const named = { name, close: () => close.current() };
    if (layer.current === null) pageLayers.add(named);
    else pageLayers.rename(layer.current, named);
    layer.current = named;
  }, [isOpen, name]);
}
