import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { CONTAINER, MEDIA } from '../../design-system/media';
import { Skeleton } from '../../design-system/Skeleton';
import { VisuallyHidden } from '../../design-system/VisuallyHidden';
import { COVER_GRID, HERO_COUNT, HERO_GRID, LINE_GAP, PORTRAIT_GRID, SONG_COLUMNS, STRIP_GRID } from './home-grid';

/** Specification §2: 5 top cards, rows of 6, 6 and 5 list items, then 4, 8 and 4 cards. */
const LISTS = [6, 6, 5];
const HEADING_WIDTHS = ['132px', '178px', '160px'];
const TITLE_WIDTHS = ['62%', '78%', '54%', '70%', '66%', '48%'];
const ARTIST_WIDTHS = ['34%', '28%', '40%', '30%', '36%', '26%'];

const times = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

/** The shape of the home page, with the same geometry, so that nothing moves when the page takes its place. */
export function HomeSkeleton() {
  const { t } = useTranslation();
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <div aria-hidden="true">
        <Hero>
          {times(HERO_COUNT).map((index) => (
            <HeroShape key={index} $height={232} $radius="var(--r-lg)" />
          ))}
        </Hero>
        <Columns>
          {LISTS.map((count, column) => (
            <List key={column} count={count} column={column} />
          ))}
        </Columns>
        <Strips count={4} />
        <Cards grid={Covers} count={8} />
        <Cards grid={Portraits} count={4} />
      </div>
    </div>
  );
}

function List({ count, column }: { readonly count: number; readonly column: number }) {
  return (
    <div>
      <Heading $width={HEADING_WIDTHS[column]} $height={18} $radius="6px" />
      {times(count).map((row) => (
        <Row key={row}>
          <Skeleton $width="44px" $height={44} $radius="var(--r-xs)" />
          <div>
            <Skeleton $width={widthAt(TITLE_WIDTHS, row + 2 * column)} $height={13} />
            <Skeleton $width={widthAt(ARTIST_WIDTHS, row + column)} $height={11} />
          </div>
        </Row>
      ))}
    </div>
  );
}

const widthAt = (widths: readonly string[], index: number): string => widths[index % widths.length] ?? '60%';

interface CardsProps {
  readonly grid: typeof Portraits | typeof Covers;
  readonly count: number;
}

function Cards({ grid: Grid, count }: CardsProps) {
  return (
    <Line>
      <Heading $width="180px" $height={18} $radius="6px" />
      <Grid>
        {times(count).map((index) => (
          <span key={index}>
            <Shape as="span" />
            <Skeleton $width={widthAt(TITLE_WIDTHS, index)} $height={13} />
            <Skeleton $width={widthAt(ARTIST_WIDTHS, index)} $height={11} />
          </span>
        ))}
      </Grid>
    </Line>
  );
}

function Strips({ count }: { readonly count: number }) {
  return (
    <Line>
      <Heading $width="180px" $height={18} $radius="6px" />
      <StripShapes>
        {times(count).map((index) => (
          <Skeleton key={index} $height={92} $radius="var(--r-md)" />
        ))}
      </StripShapes>
    </Line>
  );
}

const Hero = styled.div`
  ${HERO_GRID}
`;

const HeroShape = styled(Skeleton)`
  ${CONTAINER.narrow} {
    height: 226px;
  }
  ${CONTAINER.small} {
    height: 212px;
  }
  ${MEDIA.fromWide} {
    height: 268px;
  }
`;

export const Columns = styled.div`
  ${LINE_GAP}
  ${SONG_COLUMNS}
`;

export const Heading = styled(Skeleton)`
  margin: 4px 0 14px;
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  height: 56px;
  > div {
    display: grid;
    gap: 8px;
    flex: 1;
  }
  ${MEDIA.phone} {
    height: 62px;
  }
`;

export const Line = styled.div`
  ${LINE_GAP}
`;

const Shape = styled(Skeleton).attrs({ $height: 0, $radius: 'var(--r-md)' })`
  height: auto;
  aspect-ratio: 1;
  margin-bottom: 12px;
  & + span {
    margin-bottom: 8px;
  }
`;

const Covers = styled.div`
  ${COVER_GRID}
`;

const Portraits = styled.div`
  ${PORTRAIT_GRID}
  > * {
    display: grid;
    grid-template-columns: 84px 1fr;
    column-gap: 14px;
    align-content: center;
    > :first-child {
      grid-row: span 2;
      margin: 0;
      border-radius: 50%;
    }
    > :nth-child(2) {
      align-self: end;
    }
  }
`;

const StripShapes = styled.div`
  ${STRIP_GRID}
`;
