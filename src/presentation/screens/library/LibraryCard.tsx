import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { MEDIA } from '../../design-system/media';
import { PlayButton } from '../../design-system/PlayButton';
import { CoverCard } from '../../components/search/CoverCard';

/** What a card of the library shows, and where it leads. */
export interface LibraryCardSubject {
  readonly id: string;
  readonly to: string;
  readonly title: string;
  readonly caption: string;
  readonly imageUrl: string;
  readonly isRound: boolean;
}

interface LibraryCardProps {
  readonly subject: LibraryCardSubject;
  readonly isPending: boolean;
  readonly onPlay: () => void;
}

/** A cover that leads to its page, and under the pointer or the focus a way to play it at once. */
export function LibraryCard({ subject, isPending, onPlay }: LibraryCardProps) {
  const { t } = useTranslation('library');
  return (
    <Frame>
      <CoverCard {...subject} />
      <Play data-pending={isPending}>
        <PlayButton
          size={44}
          isPlaying={false}
          isWaiting={isPending}
          label={t('library.play', { title: subject.title })}
          onPress={onPlay}
        />
      </Play>
    </Frame>
  );
}

const Play = styled.div`
  position: absolute;
  right: 8px;
  bottom: 58px;
  border-radius: 50%;
  box-shadow: var(--elev-2);
  opacity: 0;
  translate: 0 6px;
  transition:
    opacity var(--dur-3) var(--ease-out),
    translate var(--dur-3) var(--ease-out);
  &[data-pending='true'],
  &:focus-within {
    opacity: 1;
    translate: 0 0;
  }
  @media (hover: none) {
    display: none;
  }
`;

const Frame = styled.article`
  position: relative;
  min-width: 0;
  ${MEDIA.hover} {
    &:hover > ${Play} {
      opacity: 1;
      translate: 0 0;
    }
  }
`;
