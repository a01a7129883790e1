import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Skeleton } from '../../design-system/Skeleton';
import { VisuallyHidden } from '../../design-system/VisuallyHidden';

const WIDTHS = ['62%', '78%', '54%', '70%', '66%', '48%', '72%', '58%', '64%', '52%', '76%', '60%'];

/** The shape of a page of cards while it is loading. */
export function CardsSkeleton() {
  const { t } = useTranslation();
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <div aria-hidden="true">
        <Heading $width="240px" $height={36} $radius="10px" />
        <Grid>
          {WIDTHS.map((width) => (
            <span key={width}>
              <Square $height={0} $radius="var(--r-md)" />
              <Skeleton $width={width} $height={13} />
            </span>
          ))}
        </Grid>
      </div>
    </div>
  );
}

const Heading = styled(Skeleton)`
  margin: 14px 0 22px;
`;

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(148px, 1fr));
  gap: 24px 16px;
`;

const Square = styled(Skeleton)`
  height: auto;
  aspect-ratio: 1;
  margin-bottom: 12px;
`;
