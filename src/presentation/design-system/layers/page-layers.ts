import { BrowserEntries } from './browser-entries';
import { LayerStack } from './layer-stack';

/** A tab has one history and therefore one instance. */
export const tabEntries = new BrowserEntries();

/** The layers over the page of this tab. */
export const pageLayers = new LayerStack(tabEntries);
