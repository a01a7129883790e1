import styled from 'styled-components';
import { IconButton } from './IconButton';
import { STEPPER_ICONS } from './icons/stepper';

interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly step: number;
  /** The value that the third button resets to; without it there is no third button. */
  readonly first?: number;
  /** The value as it is shown and read aloud. */
  readonly valueText: string;
  readonly labels: { readonly decrement: string; readonly increment: string; readonly reset: string };
  readonly onChange: (value: number) => void;
}

/**
 * A number between two limits, changed a step at a time. A button that has no effect stays in place, so that it keeps the focus.
 */
export function Stepper({ label, value, least, most, step, first, valueText, labels, onChange }: StepperProps) {
  const move = (to: number): void => {
    if (to !== value) onChange(to);
  };
  return (
    <Group role="group" aria-label={label}>
      {first !== undefined && (
        <IconButton
          icon={{ path: STEPPER_ICONS['arrow-counter-clockwise'] }}
          iconSize={18}
          label={labels.reset}
          aria-disabled={value === first}
          onClick={() => move(first)}
        />
      )}
      <IconButton
        icon={{ path: STEPPER_ICONS.minus }}
        label={labels.decrement}
        aria-disabled={value <= least}
        onClick={() => move(Math.max(least, value - step))}
      />
      <Value>{valueText}</Value>
      <IconButton
        icon={{ path: STEPPER_ICONS.plus }}
        label={labels.increment}
        aria-disabled={value >= most}
        onClick={() => move(Math.min(most, value + step))}
      />
    </Group>
  );
}

const Group = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
`;

const Value = styled.output`
  min-width: 5em;
  font-weight: var(--fw-strong);
  font-variant-numeric: tabular-nums;
  text-align: center;
`;
