import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styled, { keyframes } from 'styled-components';
import { useLayer } from '../../design-system/layers/use-layer';
import { MEDIA } from '../../design-system/media';
import type { SearchFieldViewModel, SearchOption } from '../../view-models/search/search-field.view-model';
import { SearchOptionRow } from './SearchOptionRow';

interface SearchOptionsProps {
  readonly viewModel: SearchFieldViewModel;
  readonly onChoose: (option: SearchOption) => void;
  readonly onClose: () => void;
}

export const SEARCH_LIST_ID = 'search-list';

export const optionId = (place: number): string => `${SEARCH_LIST_ID}-${place}`;

const HEADING_ID = `${SEARCH_LIST_ID}-recent`;

/** The list below the field. The focus stays in the field, which refers to the marked option by its id. */
export const SearchOptions = observer(function SearchOptions({ viewModel, onChoose, onClose }: SearchOptionsProps) {
  const { t } = useTranslation('search');
  const { options, active, query } = viewModel;
  useLayer(onClose);
  const isRecent = query === '';
  return (
    <Panel onMouseDown={(event) => event.preventDefault()}>
      {viewModel.isLoading && <Light aria-hidden="true" />}
      {isRecent && <Heading id={HEADING_ID}>{t('search.recent')}</Heading>}
      <List id={SEARCH_LIST_ID} role="listbox" aria-label={t(isRecent ? 'search.recent' : 'search.suggestions')}>
        {options.map((option, place) => (
          <SearchOptionRow
            key={keyOf(option)}
            id={optionId(place)}
            option={option}
            query={query}
            isActive={place === active}
            onMark={() => viewModel.mark(place)}
            onChoose={() => onChoose(option)}
          />
        ))}
      </List>
    </Panel>
  );
});

const keyOf = (option: SearchOption): string =>
  option.kind === 'name' ? `${option.name.type} ${option.name.id}` : `${option.kind} ${option.text}`;

const Panel = styled.div`
  position: absolute;
  z-index: var(--z-menu);
  inset: calc(100% + 8px) 0 auto;
  max-height: min(520px, calc(100dvh - var(--top-h) - 40px));
  padding: 6px;
  border-radius: var(--r-md);
  background: var(--surface-1);
  box-shadow: var(--elev-2);
  color: var(--text-1);
  overflow-y: auto;
  overscroll-behavior: contain;
  transition:
    translate var(--dur-3) var(--ease-out),
    opacity var(--dur-3) var(--ease-out);
  @starting-style {
    translate: 0 -6px;
    opacity: 0;
  }
  ${MEDIA.forcedColours} {
    border: 1px solid;
  }
`;

const Heading = styled.p`
  padding: 8px 10px 4px;
  color: var(--text-2);
  font-size: var(--fs-meta);
  line-height: var(--lh-meta);
`;

const List = styled.ul`
  display: grid;
`;

const run = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(100%); }
`;

/** More options are loading. */
const Light = styled.div`
  position: absolute;
  inset: 0 0 auto;
  height: 2px;
  overflow: hidden;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(90deg, transparent, var(--seek-fill), transparent);
    animation: ${run} var(--dur-ambient) linear infinite;
  }
`;
