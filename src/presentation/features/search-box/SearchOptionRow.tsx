import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Highlight } from '../../components/Highlight';
import { Artwork, ArtworkFrame } from '../../design-system/Artwork';
import { Icon } from '../../design-system/Icon';
import { SEARCH_ICONS } from '../../design-system/icons/search';
import { oneLine } from '../../design-system/interaction';
import { MEDIA } from '../../design-system/media';
import type { SearchOption } from '../../view-models/search/search-field.view-model';

interface SearchOptionRowProps {
  readonly id: string;
  readonly option: SearchOption;
  readonly query: string;
  readonly isActive: boolean;
  readonly onMark: () => void;
  readonly onChoose: () => void;
}

/** One line of the list below the field. */
export function SearchOptionRow({ id, option, query, isActive, onMark, onChoose }: SearchOptionRowProps) {
  return (
    <Row id={id} role="option" aria-selected={isActive} onPointerMove={onMark} onClick={onChoose}>
      <Picture option={option} />
      <Words option={option} query={query} />
    </Row>
  );
}

const SQUARE = 40;

function Picture({ option }: { readonly option: SearchOption }) {
  if (option.kind !== 'name') {
    return (
      <Sign>
        {option.kind === 'recent' ? (
          <Icon path={SEARCH_ICONS['clock-counter-clockwise']} />
        ) : (
          <Icon name="magnifying-glass" />
        )}
      </Sign>
    );
  }
  const { id, imageUrl, type } = option.name;
  return (
    <ArtworkFrame $size={SQUARE} $radius={type === 'artist' ? '50%' : 'var(--r-xs)'}>
      <Artwork src={imageUrl} seed={id} sizes={`${SQUARE}px`} />
    </ArtworkFrame>
  );
}

function Words({ option, query }: Pick<SearchOptionRowProps, 'option' | 'query'>) {
  const { t } = useTranslation('search');
  if (option.kind === 'recent') return <Name>{option.text}</Name>;
  if (option.kind === 'all') return <Name>{t('search.all', { q: option.text })}</Name>;
  const { text, type, detail } = option.name;
  return (
    <Text>
      <Name>
        <Highlight text={text} query={query} />
      </Name>
      <Detail>{[t(`search.kind.${type}`), ...(detail === '' ? [] : [detail])].join(' · ')}</Detail>
    </Text>
  );
}

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 52px;
  padding: 5px 10px;
  border-radius: 9px;
  cursor: pointer;
  &[aria-selected='true'] {
    background: var(--hover);
  }
  ${MEDIA.forcedColours} {
    &[aria-selected='true'] {
      outline: 2px solid Highlight;
    }
  }
`;

const Sign = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: ${SQUARE}px;
  height: ${SQUARE}px;
  border-radius: var(--r-xs);
  background: var(--surface-2);
  color: var(--text-2);
`;

const Text = styled.span`
  min-width: 0;
`;

const Name = styled.span`
  ${oneLine}
  display: block;
  font-weight: var(--fw-medium);
  line-height: 20px;
`;

const Detail = styled.span`
  ${oneLine}
  display: block;
  color: var(--text-2);
  font-size: var(--fs-meta);
  line-height: 18px;
`;
