import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, useState, type FocusEvent, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import styled from 'styled-components';
import { SEARCH_TEXT_MAX } from '../../../../contract/kernel/first-limits';
import { Icon } from '../../design-system/Icon';
import { MEDIA } from '../../design-system/media';
import { lazyPart } from '../../hooks/lazy-part';
import { loadComponent } from '../../hooks/load-component';
import { useViewModels } from '../../hooks/view-models-context';
import { SEARCH_PATH, searchPath } from './search-path';

export const loadSearchAssistant = () =>
  loadComponent(
    () => import(/* webpackChunkName: "search-assistant" */ './SearchAssistant'),
    'search',
    'browse',
    'library',
  );

const SearchAssistant = lazyPart(loadSearchAssistant);

/** The search field in the header. Its suggestions are loaded at first use; searching works without them. */
export const SearchField = observer(function SearchField() {
  const { shell, search, supports } = useViewModels();
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { pathname, search: query } = useLocation();
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const isOpen = !shell.closeSearchHeader;
  const isHere = pathname === SEARCH_PATH;
  useFollowing(input, isOpen, new URLSearchParams(isHere ? query : '').get('q') ?? '');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const q = input?.value.trim() ?? '';
    if (isHere || q === '') return;
    search.recentSearches.add(q);
    void navigate(searchPath(q));
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent): void =>
    shell.setCloseSearchHeader(!currentTarget.contains(relatedTarget));
  return (
    <Form role="search" data-shown={isHere || isOpen} onSubmit={submit} onBlur={leave}>
      <Icon name="magnifying-glass" size={19} />
      <Input
        ref={setInput}
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={SEARCH_TEXT_MAX}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded="false"
        aria-label={t('nav.search')}
        placeholder={t(supports('lyrics') ? 'nav.searchHint' : 'nav.searchHintNoLyrics')}
        onFocus={() => shell.setCloseSearchHeader(false)}
      />
      {input !== null && (isHere || isOpen) && <SearchAssistant input={input} isHere={isHere} />}
      <Key aria-hidden="true">/</Key>
    </Form>
  );
});

const write = (field: HTMLInputElement, text: string): void => {
  field.value = text;
};

/**
 * Focuses the field while it is open, and writes the current search text into it, unless the listener is typing and that text
 * only follows the typing.
 */
function useFollowing(input: HTMLInputElement | null, isOpen: boolean, q: string): void {
  const isReturning = useNavigationType() === 'POP';
  useEffect(() => {
    if (isOpen) input?.focus();
  }, [isOpen, input]);
  useLayoutEffect(() => {
    if (input !== null && (isReturning || document.activeElement !== input)) write(input, q);
  }, [input, q, isReturning]);
}

const Key = styled.kbd`
  flex: none;
  min-width: 24px;
  border-radius: 6px;
  background: var(--surface-2);
  color: var(--text-2);
  font: var(--fw-medium) 12px/22px var(--font-ui);
  text-align: center;
  ${MEDIA.phone} {
    display: none;
  }
`;

const Input = styled.input`
  flex: 1;
  min-width: 0;
  height: 100%;
  color: var(--text-1);
  outline: none;
  &::placeholder {
    color: var(--text-3);
    opacity: 1;
  }
  &:focus ~ ${Key}, &:not(:placeholder-shown) ~ ${Key} {
    display: none;
  }
`;

const Form = styled.form`
  position: relative;
  display: flex;
  align-items: center;
  gap: 10px;
  width: min(440px, 46%);
  height: 44px;
  margin-left: 8px;
  padding: 0 8px 0 14px;
  border-radius: var(--r-full);
  background: var(--surface-1);
  box-shadow: var(--elev-1);
  color: var(--text-2);
  &:focus-within {
    box-shadow: 0 0 0 2px var(--accent-strong);
  }
  ${MEDIA.forcedColours} {
    border: 1px solid;
  }
  ${MEDIA.phone} {
    display: none;
    flex: 1;
    width: auto;
    min-width: 0;
    margin-left: 0;
    &[data-shown='true'] {
      display: flex;
    }
  }
`;
