import { useEffect, useLayoutEffect, useRef, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react';
import styled, { css } from 'styled-components';
import { useLayer } from './layers/use-layer';
import { MEDIA } from './media';

interface SheetProps {
  readonly isOpen: boolean;
  readonly label: string;
  /**
   * `full` covers a phone's screen, `screen` any window; `middle` is centred; `dialog` is centred too, but at the foot on a
   * phone; `wide` has more room.
   */
  readonly shape: 'full' | 'screen' | 'middle' | 'dialog' | 'wide';
  readonly onClose: () => void;
  /** Going back closes the sheet. If the sheet's code loads after the request to open it, the requester handles going back. */
  readonly isLayer?: boolean;
  readonly children: ReactNode;
}

/**
 * A native modal dialog: the browser keeps the focus inside, closes on Esc and gives the focus back to the opener. Going back
 * closes it too.
 */
export function Sheet({ isOpen, label, shape, onClose, isLayer = true, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (isOpen && element?.open === false) element.showModal();
    if (!isOpen && element?.open === true) element.close();
  }, [isOpen]);
  useLayer(onClose, { isOpen: isOpen && isLayer });
  // A sheet that is unmounted gives the focus back as well.
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => element?.close();
  }, []);

  const cancel = (event: SyntheticEvent): void => {
    event.preventDefault();
    // React passes the event to outer components too: with a sheet inside another, both would close.
    event.stopPropagation();
    onClose();
  };
  const pressBackdrop = (event: MouseEvent): void => {
    if (event.target === dialog.current) onClose();
  };
  return (
    <Frame ref={dialog} aria-label={label} $shape={shape} onCancel={cancel} onClick={pressBackdrop}>
      {isOpen && children}
    </Frame>
  );
}

const middle = css`
  margin: auto;
  width: min(620px, calc(100vw - 32px));
  max-height: min(720px, calc(100dvh - 48px));
  border-radius: 24px;
  box-shadow: var(--elev-3);
  overflow-y: auto;
  overscroll-behavior: contain;
  @starting-style {
    &[open] {
      translate: 0 12px;
      opacity: 0;
    }
  }
`;

const dialog = css`
  ${middle}
  ${MEDIA.phone} {
    width: 100%;
    max-width: none;
    margin-bottom: 0;
    padding-bottom: env(safe-area-inset-bottom);
    border-radius: 24px 24px 0 0;
  }
`;

const whole = css`
  width: 100%;
  max-width: none;
  height: 100dvh;
  max-height: none;
`;

const SHAPES = {
  screen: whole,
  full: css`
    ${whole}
    @starting-style {
      &[open] {
        translate: 0 40px;
        opacity: 0;
      }
    }
  `,
  middle,
  dialog: css`
    ${dialog}
    ${MEDIA.fromTablet} {
      width: min(480px, calc(100vw - 32px));
    }
  `,
  wide: dialog,
};

const Frame = styled.dialog<{ $shape: SheetProps['shape'] }>`
  border: 0;
  padding: 0;
  background: var(--surface-1);
  color: var(--text-1);
  ${({ $shape }) => SHAPES[$shape]}
  transition:
    translate var(--dur-3) var(--ease-out),
    opacity var(--dur-2) var(--ease-out);
  &::backdrop {
    background: var(--scrim);
  }
  ${MEDIA.forcedColours} {
    border: 1px solid;
  }
`;
