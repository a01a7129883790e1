import { useRef, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from './Icon';
import { CROSS_ICONS } from './icons/cross';
import { SIGN_ICONS } from './icons/sign';
import { focusRing } from './interaction';
import { Spinner } from './Spinner';

export type ToastType = 'blank' | 'error' | 'success' | 'loading' | 'custom';

interface ToastCardProps {
  readonly type: ToastType;
  readonly role: 'status' | 'alert';
  readonly isLeaving: boolean;
  readonly closeLabel: string;
  /** The one action of the toast; after the action, the toast closes. */
  readonly action?: { readonly label: string; run(): void };
  readonly onDismiss: () => void;
  readonly children: ReactNode;
}

/** How far a toast is pushed aside, in pixels, before it closes. */
const SWIPE = 60;

/** One sentence on an inverse surface. A push aside, Esc or its cross closes it. */
export function ToastCard({ type, role, isLeaving, closeLabel, action, onDismiss, children }: ToastCardProps) {
  const start = useRef(0);
  const release = (event: PointerEvent): void => {
    if (event.clientX - start.current > SWIPE) onDismiss();
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onDismiss();
  };
  return (
    <Card
      data-leaving={isLeaving}
      onPointerDown={(event) => (start.current = event.clientX)}
      onPointerUp={release}
      onKeyDown={press}
    >
      <Sign type={type} />
      <Words role={role}>{children}</Words>
      {action && (
        <Action
          type="button"
          disabled={isLeaving}
          onClick={() => {
            action.run();
            onDismiss();
          }}
        >
          {action.label}
        </Action>
      )}
      <Close type="button" aria-label={closeLabel} onClick={onDismiss}>
        <Icon path={CROSS_ICONS.x} size={14} />
      </Close>
    </Card>
  );
}

function Sign({ type }: { readonly type: ToastType }) {
  if (type === 'loading') return <Spinner />;
  const name = type === 'success' ? 'check-circle' : type === 'error' ? 'warning-circle' : 'info';
  return (
    <Mark data-type={type}>
      <Icon path={SIGN_ICONS[name]} />
    </Mark>
  );
}

const Card = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 52px;
  padding: 10px 8px 10px 14px;
  border-radius: var(--r-md);
  background: var(--fill-inverse);
  color: var(--text-inverse);
  box-shadow: var(--elev-3);
  font-size: 14px;
  line-height: 19px;
  touch-action: pan-y;
  transition:
    opacity var(--dur-3) var(--ease-out),
    translate var(--dur-3) var(--ease-out);
  @starting-style {
    opacity: 0;
    translate: 0 -6px;
  }
  &[data-leaving='true'] {
    opacity: 0;
    translate: 16px 0;
  }
`;

const Words = styled.p`
  flex: 1;
  overflow-wrap: anywhere;
`;

const Mark = styled.span`
  &[data-type='success'] {
    color: #7fe3b4;
  }
  &[data-type='error'] {
    color: #ff9aa0;
  }
  [data-theme='dark'] &[data-type='success'] {
    color: #0f6b45;
  }
  [data-theme='dark'] &[data-type='error'] {
    color: #bf1f33;
  }
`;

const Action = styled.button`
  flex: none;
  min-height: 32px;
  padding: 6px 10px;
  border-radius: var(--r-full);
  color: #b9c1ff;
  font-weight: var(--fw-strong);
  ${focusRing}
  [data-theme='dark'] & {
    color: #4a54d6;
  }
`;

const Close = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  width: 32px;
  height: 32px;
  border-radius: 50%;
  opacity: 0.7;
  ${focusRing}
  &:hover,
  &:focus-visible {
    opacity: 1;
  }
`;
