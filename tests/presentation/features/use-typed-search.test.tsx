import { render, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { useTypedSearch } from '../../../src/presentation/features/search-box/use-typed-search';
import { SearchFieldViewModel } from '../../../src/presentation/view-models/search/search-field.view-model';
import { MemoryRecentSearches } from '../../support/fakes/memory-recent-searches';
import { MemorySearch } from '../../support/backends/memory/memory-search';
import { VirtualTime } from '../../support/fakes/virtual-time';

/** A field that a listener types in. */
function fieldWith(text: string): HTMLInputElement {
  const field = document.createElement('input');
  field.value = text;
  document.body.append(field);
  field.focus();
  return field;
}

/** Loads the assistant for a field that already has text. Returns a function for the product's current address. */
function helpsAt(field: HTMLInputElement, address: string): () => string {
  const viewModel = new SearchFieldViewModel({
    search: new MemorySearch(),
    recentSearches: new MemoryRecentSearches(),
    timer: new VirtualTime(),
  });
  let place = '';
  function Assistant(): null {
    const { pathname, search } = useLocation();
    useEffect(() => {
      place = pathname + search;
    }, [pathname, search]);
    useTypedSearch(field, viewModel, true);
    return null;
  }
  render(
    <MemoryRouter initialEntries={[address]}>
      <Assistant />
    </MemoryRouter>,
  );
  return () => place;
}

afterEach(() => document.body.replaceChildren());

describe('useTypedSearch on the search page', () => {
  it('copies text that was typed before it started into the address', async () => {
    const place = helpsAt(fieldWith('song'), '/search?type=song');
    await waitFor(() => expect(place()).toBe('/search?type=song&q=song'));
  });

  it('does not copy text that another page left in the field into the address', async () => {
    const field = fieldWith('song');
    field.blur();
    const place = helpsAt(field, '/search');
    await new Promise((resolve) => setTimeout(resolve, 250));
    expect(place()).toBe('/search');
  });

  it('copies the text into the address after the listener stops typing', async () => {
    const field = fieldWith('');
    const place = helpsAt(field, '/search?q=');
    field.value = 'so';
    field.dispatchEvent(new Event('input'));
    field.value = 'song';
    field.dispatchEvent(new Event('input'));
    await waitFor(() => expect(place()).toBe('/search?q=song'));
  });
});
