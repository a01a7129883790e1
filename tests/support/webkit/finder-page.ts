import { find, isVisible } from './find-elements';
import { lowerGuard } from './press-guard';
import { pressPoint } from './press-point';

/** The functions that the driver calls in a page: injected when the first locator is used there. */
const finder = { find, isVisible, pressPoint, lowerGuard };

export type Finder = typeof finder;

Object.defineProperty(window, Symbol.for('webkit-finder'), { value: finder });
