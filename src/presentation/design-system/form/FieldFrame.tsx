import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../Icon';
import { SIGN_ICONS } from '../icons/sign';

export interface FieldMessages {
  /** Id of the control; the ids of its texts derive from it. */
  readonly id: string;
  readonly label: string;
  /** A sentence below, while nothing is wrong. */
  readonly hint?: string;
  /** What is wrong, in words. */
  readonly error?: string | undefined;
  /** At the end of the label's line: a link. */
  readonly aside?: ReactNode;
}

interface FieldFrameProps extends FieldMessages {
  readonly children: ReactNode;
}

export const hintId = (id: string): string => `${id}-hint`;
export const errorId = (id: string): string => `${id}-error`;

/** The attributes that link a control to its texts. */
export const describedBy = ({ id, hint, error }: FieldMessages) => ({
  id,
  'aria-invalid': error !== undefined,
  'aria-describedby': error === undefined ? (hint === undefined ? undefined : hintId(id)) : errorId(id),
});

/** A label above, a control, a hint or an error below. The error is read aloud when it appears. */
export function FieldFrame({ id, label, hint, error, aside, children }: FieldFrameProps) {
  return (
    <Frame>
      <LabelLine>
        <label htmlFor={id}>{label}</label>
        {aside}
      </LabelLine>
      {children}
      {hint !== undefined && error === undefined && <Hint id={hintId(id)}>{hint}</Hint>}
      <div aria-live="polite">
        {error !== undefined && (
          <Fault id={errorId(id)}>
            <Icon path={SIGN_ICONS['warning-circle']} size={17} />
            <span>{error}</span>
          </Fault>
        )}
      </div>
    </Frame>
  );
}

const Frame = styled.div`
  min-width: 0;
`;

const LabelLine = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 12px;
  margin-bottom: 6px;
  font-size: 14px;
  font-weight: var(--fw-strong);
`;

const Hint = styled.p`
  margin-top: 6px;
  color: var(--text-2);
  font-size: var(--fs-meta);
  line-height: var(--lh-meta);
`;

const Fault = styled.p`
  display: flex;
  align-items: flex-start;
  gap: 7px;
  margin-top: 7px;
  color: var(--danger);
  font-size: 13.5px;
  font-weight: var(--fw-medium);
  line-height: 18px;
`;
