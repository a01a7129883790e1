import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { MEDIA } from '../../design-system/media';
import { NARROW_PICTURE } from './low-stage';

export type Choice = 'following' | 'for-you';

interface FeedChoiceProps {
  readonly value: Choice;
  readonly onChange: (choice: Choice) => void;
}

/** Clips of followed artists only, or of all artists. */
export function FeedChoice({ value, onChange }: FeedChoiceProps) {
  const { t } = useTranslation('shorts');
  return (
    <Row role="group" aria-label={t('choice')}>
      <button type="button" aria-pressed={value === 'following'} onClick={() => onChange('following')}>
        {t('following')}
      </button>
      <button type="button" aria-pressed={value === 'for-you'} onClick={() => onChange('for-you')}>
        {t('forYou')}
      </button>
    </Row>
  );
}

const Row = styled.div`
  position: absolute;
  top: 24px;
  right: 32px;
  z-index: 4;
  display: flex;
  gap: 22px;
  button {
    position: relative;
    padding: 6px 0;
    border-radius: 4px;
    color: rgb(255 255 255 / 0.8);
    font-size: 16px;
    font-weight: 660;
    text-shadow: 0 1px 6px rgb(0 0 0 / 0.5);
  }
  button::before {
    content: '';
    position: absolute;
    inset: -5px -8px;
  }
  button[aria-pressed='true'] {
    color: #fff;
  }
  button[aria-pressed='true']::after {
    content: '';
    position: absolute;
    inset: auto 25% 0;
    height: 3px;
    border-radius: 2px;
    background: #fff;
  }
  button:focus-visible {
    outline: 2.5px solid #fff;
    outline-offset: 2px;
  }
  @media (max-width: 1279px) {
    inset: 20px 138px auto 0;
    justify-content: center;
    pointer-events: none;
    button {
      pointer-events: auto;
    }
  }
  ${NARROW_PICTURE} {
    inset: 24px 32px auto auto;
  }
  ${MEDIA.phone} {
    inset: calc(8px + env(safe-area-inset-top)) 0 auto;
  }
`;
