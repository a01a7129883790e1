import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

export const CONTENT_ID = 'content';
export const PLAYER_ID = 'player';

/** The first elements in the Tab order: skip the navigation, or go to the player. */
export function SkipLinks({ hasPlayer }: { readonly hasPlayer: boolean }) {
  const { t } = useTranslation();
  return (
    <>
      <SkipLink href={`#${CONTENT_ID}`} onClick={(event) => jump(event, CONTENT_ID)}>
        {t('skip.toContent')}
      </SkipLink>
      {hasPlayer && (
        <SkipLink href={`#${PLAYER_ID}`} onClick={(event) => jump(event, PLAYER_ID)}>
          {t('skip.toPlayer')}
        </SkipLink>
      )}
    </>
  );
}

/** Moves the focus without changing the address, which the router controls. */
function jump(event: { preventDefault: () => void }, id: string): void {
  event.preventDefault();
  document.getElementById(id)?.focus();
}

const SkipLink = styled.a`
  position: fixed;
  z-index: var(--z-tooltip);
  top: 12px;
  left: 12px;
  padding: 12px 20px;
  border-radius: var(--r-full);
  background: var(--fill-inverse);
  color: var(--text-inverse);
  font-weight: var(--fw-strong);
  translate: 0 -80px;
  &:focus-visible {
    translate: 0 0;
    outline: 2.5px solid var(--accent-strong);
    outline-offset: 2px;
  }
`;
