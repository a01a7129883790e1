import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { CONTAINER } from '../../design-system/media';
import { Skeleton } from '../../design-system/Skeleton';
import { VisuallyHidden } from '../../design-system/VisuallyHidden';
import { Acts, Head } from './head-parts';

const ROWS = ['62%', '48%', '70%', '54%', '66%', '50%', '58%', '74%'];

/** The shape of a collection's page while it is loading. */
export function CollectionSkeleton() {
  const { t } = useTranslation();
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <div aria-hidden="true">
        <Head as="div">
          <Picture $height={232} $radius="var(--r-lg)" />
          <Lines>
            <Skeleton $width="96px" $height={16} />
            <Skeleton $width="min(460px, 90%)" $height={62} $radius="12px" />
            <Skeleton $width="min(320px, 70%)" $height={18} />
          </Lines>
        </Head>
        <Acts>
          <Skeleton $width="56px" $height={56} $radius="50%" />
          <Skeleton $width="176px" $height={44} $radius="var(--r-full)" />
        </Acts>
        {ROWS.map((width) => (
          <Row key={width}>
            <Skeleton $width="20px" $height={16} />
            <Lines>
              <Skeleton $width={width} $height={13} />
              <Skeleton $width="20%" $height={11} />
            </Lines>
          </Row>
        ))}
      </div>
    </div>
  );
}

const Picture = styled(Skeleton)`
  width: 232px;
  ${CONTAINER.small} {
    width: 208px;
    height: 208px;
    margin-inline: auto;
  }
`;

const Lines = styled.div`
  display: grid;
  gap: 10px;
  flex: 1;
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 18px;
  height: 58px;
  padding: 0 12px;
`;
