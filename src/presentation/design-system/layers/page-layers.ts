import { BrowserEntries } from './browser-entries';
import { LayerStack } from './layer-stack';

/** What lies over the page of this tab. A tab has one history, and so one of these. */
export const pageLayers = new LayerStack(new BrowserEntries());
