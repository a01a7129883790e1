import styled, { css } from 'styled-components';
import { Icon } from '../../design-system/Icon';
import { CONTAINER } from '../../design-system/media';
import { Spinner } from '../../design-system/Spinner';
import type { SongStatus } from '../../view-models/song-status';

interface HeroWordsProps {
  readonly title: string;
  readonly text: string;
  readonly status: SongStatus;
  readonly isLead: boolean;
}

/** Title, line and play sign at the foot of a large card. The card sets `--sign` (0 or 1), which shows or hides the sign. */
export function HeroText({ title, text, status, isLead }: HeroWordsProps) {
  return (
    <Foot $isLead={isLead}>
      <Words>
        <Title>{title}</Title>
        <Text>{text}</Text>
      </Words>
      <Sign>
        {status === 'waiting' ? (
          <Spinner $size={22} />
        ) : (
          <Icon name={status === 'playing' ? 'pause' : 'play'} weight="fill" size={isLead ? 26 : 20} />
        )}
      </Sign>
    </Foot>
  );
}

const twoLines = css`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
`;

const Words = styled.span`
  flex: 1;
  min-width: 0;
`;

const Title = styled.b`
  ${twoLines}
  padding-top: 3px;
  font: 700 17px/21px var(--font-display);
  letter-spacing: -0.01em;
  text-wrap: balance;
  ${CONTAINER.narrow} {
    font-size: 15px;
    line-height: 19px;
  }
`;

const Text = styled.small`
  ${twoLines}
  margin-top: 3px;
  font-size: var(--fs-meta);
  line-height: 18px;
  color: rgb(255 255 255 / 0.86);
`;

const Sign = styled.span`
  position: absolute;
  right: 0;
  bottom: 0;
  display: grid;
  place-items: center;
  flex: none;
  width: 44px;
  height: 44px;
  border-radius: 50%;
  background: var(--accent);
  color: var(--on-accent);
  opacity: var(--sign);
  translate: 0 calc((1 - var(--sign)) * 6px);
  transition:
    opacity var(--dur-3) var(--ease-out),
    translate var(--dur-3) var(--ease-out);
`;

const lead = css`
  inset: auto 22px 22px;
  ${Title} {
    max-width: 280px;
    font-size: 30px;
    line-height: 36px;
    letter-spacing: -0.02em;
  }
  ${Text} {
    max-width: 260px;
    margin-top: 6px;
    font-size: 14px;
    line-height: 20px;
  }
  ${Sign} {
    position: static;
    width: 56px;
    height: 56px;
  }
  ${CONTAINER.narrow} {
    inset: auto 16px 16px;
    ${Title} {
      max-width: 200px;
      font-size: 23px;
      line-height: 28px;
    }
    ${Text} {
      display: none;
    }
    ${Sign} {
      width: 46px;
      height: 46px;
    }
  }
  ${CONTAINER.small} {
    inset: auto 18px 18px;
    ${Title} {
      font-size: 27px;
      line-height: 33px;
    }
    ${Text} {
      -webkit-line-clamp: 1;
      display: -webkit-box;
    }
  }
`;

const Foot = styled.span<{ $isLead: boolean }>`
  position: absolute;
  inset: auto 16px 15px;
  display: flex;
  align-items: flex-end;
  gap: 16px;
  pointer-events: none;
  ${({ $isLead }) => $isLead && lead}
`;
