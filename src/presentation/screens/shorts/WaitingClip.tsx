import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { POSTER_SIZES } from '../../../../contract/kernel/picture-sizes';
import { Artwork } from '../../design-system/Artwork';
import { VisuallyHidden } from '../../design-system/VisuallyHidden';
import { BesideRoom, ClipFrame, ClipRoom } from './clip-frame';
import { ShadedSpinner } from './ShadedSpinner';

/** Stands in for the first clip while it loads, with the clip's poster if the page names one. */
export function WaitingClip({ clipId }: { readonly clipId: string | null }) {
  const { t } = useTranslation('shorts');
  const poster = clipId === null ? null : posterOfPage(clipId);
  return (
    <ClipRoom as="div" role="status">
      <ClipFrame>
        {poster !== null && clipId !== null && <Artwork src={poster} seed={clipId} sizes={POSTER_SIZES} isEager />}
        <Middle>
          <ShadedSpinner />
        </Middle>
      </ClipFrame>
      <BesideRoom />
      <VisuallyHidden>{t('waiting')}</VisuallyHidden>
    </ClipRoom>
  );
}

/** The page of a clip names the clip's poster, so that the browser has it before any script runs. */
function posterOfPage(clipId: string): string | null {
  const link = document.head.querySelector<HTMLLinkElement>(`link[data-clip="${CSS.escape(clipId)}"]`);
  return link?.dataset['poster'] ?? null;
}

const Middle = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
`;
