import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { pagePath } from '../../../domain/shared/page-path';
import { SearchFieldViewModel, type SearchOption } from '../../view-models/search/search-field.view-model';
import { useViewModels } from '../../hooks/view-models-context';
import { IconButton } from '../../design-system/IconButton';
import { CROSS_ICONS } from '../../design-system/icons/cross';
import { SearchOptions, SEARCH_LIST_ID, optionId } from './SearchOptions';
import { searchPath } from './search-path';
import { useSearchKeys } from './use-search-keys';
import { useTypedSearch } from './use-typed-search';
import { clearField } from './clear-field';

interface SearchAssistantProps {
  readonly input: HTMLInputElement;
  /** Whether the search page is open: it follows the typed text, so no list is needed. */
  readonly isHere: boolean;
}

/** Helps while the listener types in the field: suggested names, recent searches, keys, and a clear button. */
export const SearchAssistant = observer(function SearchAssistant({ input, isHere }: SearchAssistantProps) {
  const { shell, search } = useViewModels();
  const navigate = useNavigate();
  const [viewModel] = useState(() => new SearchFieldViewModel(search));
  useEffect(() => {
    viewModel.open();
    return () => viewModel.dispose();
  }, [viewModel]);
  const close = (): void => {
    input.blur();
    shell.setCloseSearchHeader(true);
  };
  const choose = (option: SearchOption): void => {
    viewModel.remember(option.kind === 'name' ? option.name.text : option.text);
    close();
    void navigate(pathOf(option));
  };
  const isListed = !shell.closeSearchHeader && !isHere && viewModel.options.length > 0;
  useTypedSearch(input, viewModel, isHere);
  useSearchKeys(input, { viewModel, isListed, onChoose: choose });
  useEffect(() => describeList(input, isListed, isListed ? viewModel.active : -1), [input, isListed, viewModel.active]);
  return (
    <>
      {viewModel.text !== '' && <SearchClear input={input} />}
      {isListed && <SearchOptions viewModel={viewModel} onChoose={choose} onClose={close} />}
    </>
  );
});

/** Sets ARIA attributes on the field for the list and its marked option. Returns a function that resets them. */
function describeList(input: HTMLInputElement, isListed: boolean, active: number): () => void {
  input.setAttribute('aria-expanded', String(isListed));
  setOrRemove(input, 'aria-controls', isListed ? SEARCH_LIST_ID : null);
  setOrRemove(input, 'aria-activedescendant', active < 0 ? null : optionId(active));
  return () => {
    input.setAttribute('aria-expanded', 'false');
    setOrRemove(input, 'aria-controls', null);
    setOrRemove(input, 'aria-activedescendant', null);
  };
}

function setOrRemove(element: HTMLElement, attribute: string, value: string | null): void {
  if (value === null) element.removeAttribute(attribute);
  else element.setAttribute(attribute, value);
}

function pathOf(option: SearchOption): string {
  return option.kind === 'name' ? pagePath(option.name.type, option.name.id) : searchPath(option.text);
}

/** Empties the field. */
function SearchClear({ input }: { readonly input: HTMLInputElement }) {
  const { t } = useTranslation('search');
  return (
    <Place>
      <IconButton
        icon={{ path: CROSS_ICONS.x }}
        iconSize={16}
        label={t('search.clear')}
        tip={null}
        onClick={() => clearField(input)}
      />
    </Place>
  );
}

const Place = styled.span`
  flex: none;
  margin-right: -2px;
`;
