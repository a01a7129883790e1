import { Policy } from './Policy';

/** `/security-policy`. */
export function PrivacyScreen() {
  return <Policy name="privacy" />;
}
