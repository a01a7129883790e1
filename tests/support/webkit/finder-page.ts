import { find, isVisible } from './find-elements';
import { lowerGuard } from './press-guard';
import { pressPoint } from './press-point';

/** What the driver asks of a page: put into it when the first locator looks there. */
const finder = { find, isVisible, pressPoint, lowerGuard };

export type Finder = typeof finder;

Object.defineProperty(window, Symbol.for('webkit-finder'), { value: finder });
