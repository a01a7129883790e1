import type { Browsing } from '../domain/catalogue/browsing.port';
import type { Search } from '../domain/search/search.port';
import { token } from './token';

/**
 * What every backend binds for browsing and searching, in addition to its catalogue. Other code resolves `T.Browsing` and
 * `T.Search`.
 */
export const B = {
  Browsing: token<Browsing>('Browsing of the backend'),
  Search: token<Search>('Search of the backend'),
};
