import { useEffect } from 'react';
import { useHistoryState } from './use-history-state';
import { PagedListViewModel, type ListSource } from '../view-models/search/paged-list.view-model';

/** The list of a page in the chosen order, restored as it was left when the listener goes back to the page. */
export function usePagedList<T, O extends string>(name: string, order: O, source: ListSource<T, O>) {
  const viewModel = useHistoryState(name, () => new PagedListViewModel<T, O>(source));
  useEffect(() => viewModel.show(order), [viewModel, order]);
  useEffect(() => () => viewModel.dispose(), [viewModel]);
  return viewModel;
}
