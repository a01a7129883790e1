import { BrowserEntries } from './browser-entries';
import { LayerStack } from './layer-stack';

/** A tab has one history, and so one of these. */
export const tabEntries = new BrowserEntries();

/** What lies over the page of this tab. */
export const pageLayers = new LayerStack(tabEntries);
