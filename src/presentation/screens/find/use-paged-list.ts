import { useEffect } from 'react';
import { useVisit } from '../../app/use-visit';
import { PagedListViewModel, type ListSource } from '../../view-models/find/paged-list.view-model';

/** The list of a page in the order that is chosen; found as it was left when one comes back. */
export function usePagedList<T, O extends string>(name: string, order: O, source: ListSource<T, O>) {
  const viewModel = useVisit(name, () => new PagedListViewModel<T, O>(source));
  useEffect(() => viewModel.show(order), [viewModel, order]);
  useEffect(() => () => viewModel.dispose(), [viewModel]);
  return viewModel;
}
