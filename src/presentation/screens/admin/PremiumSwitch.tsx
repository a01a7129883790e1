import { SwitchBox } from '../../design-system/SwitchRow';

interface PremiumSwitchProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly isBusy: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** Whether a song is premium, or an account can play premium songs. */
export function PremiumSwitch({ label, isOn, isBusy, onChange }: PremiumSwitchProps) {
  return (
    <SwitchBox
      type="checkbox"
      role="switch"
      aria-label={label}
      checked={isOn}
      disabled={isBusy}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}
