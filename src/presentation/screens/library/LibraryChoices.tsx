import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { LibrarySort, LibraryType } from '../../../domain/library/library.port';
import { Chips } from '../../design-system/Chips';
import { SortSelect } from '../../design-system/SortSelect';
import { useSupported, type Offer } from '../../hooks/use-supported';
import type { LibraryViewModel } from '../../view-models/library/library.view-model';

interface OfferedType extends Offer {
  readonly value: LibraryType;
}

const TYPES: readonly OfferedType[] = [
  { value: 'all' },
  { value: 'playlist', needs: ['playlists', 'saving'] },
  { value: 'album', needs: 'saving' },
  { value: 'artist', needs: 'following' },
];
const SORTS = ['recent', 'name', 'artist'] as const satisfies readonly LibrarySort[];

/** Which kinds of library entries are shown, and in which order. */
export const LibraryChoices = observer(function LibraryChoices({
  viewModel,
}: {
  readonly viewModel: LibraryViewModel;
}) {
  const { t } = useTranslation('library');
  const types = useSupported(TYPES);
  return (
    <Line>
      <Chips
        label={t('library.filter')}
        options={types.map(({ value }) => ({ value, label: t(`library.type.${value}`) }))}
        chosen={viewModel.type}
        onChoose={viewModel.chooseType}
      />
      <SortSelect
        label={t('library.sortBy')}
        options={SORTS.map((value) => ({ value, label: t(`library.sort.${value}`) }))}
        chosen={viewModel.sort}
        onChoose={viewModel.chooseSort}
      />
    </Line>
  );
});

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 16px;
  margin-bottom: 18px;
  > :first-child {
    min-width: 0;
    max-width: calc(100% + 2 * var(--gutter));
  }
`;
