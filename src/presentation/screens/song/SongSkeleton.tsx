import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { SongRowSkeleton } from '../../components/SongRowSkeleton';
import { CONTAINER } from '../../design-system/media';
import { Skeleton } from '../../design-system/Skeleton';
import { VisuallyHidden } from '../../design-system/VisuallyHidden';

const LINE_WIDTHS = ['62%', '54%', '70%', '58%', '66%', '50%'];

/** The skeleton of a song's page while the song loads. */
export function SongSkeleton() {
  const { t } = useTranslation();
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <Head aria-hidden="true">
        <Cover $height={248} $radius="var(--r-lg)" />
        <Words>
          <Skeleton $width="72px" $height={16} />
          <Skeleton $width="min(420px, 90%)" $height={48} $radius="10px" />
          <Skeleton $width="min(300px, 70%)" $height={16} />
          <Skeleton $width="188px" $height={56} $radius="var(--r-full)" />
        </Words>
      </Head>
      <Columns aria-hidden="true">
        <Words>
          {LINE_WIDTHS.map((width) => (
            <Skeleton key={width} $width={width} $height={20} />
          ))}
        </Words>
        <SongRowSkeleton />
      </Columns>
    </div>
  );
}

const Head = styled.div`
  display: flex;
  gap: 30px;
  align-items: flex-end;
  padding-top: 22px;
  ${CONTAINER.small} {
    flex-direction: column;
    align-items: center;
    gap: 20px;
    padding-top: 8px;
  }
`;

const Cover = styled(Skeleton)`
  width: 248px;
  ${CONTAINER.small} {
    width: min(60vw, 260px);
    height: min(60vw, 260px);
  }
`;

const Words = styled.div`
  display: grid;
  gap: 14px;
  flex: 1;
  width: 100%;
  align-content: start;
  ${CONTAINER.small} {
    justify-items: center;
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.15fr) minmax(0, 1fr);
  gap: 34px 44px;
  margin-top: 34px;
  ${CONTAINER.small} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
