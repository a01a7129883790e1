import { Policy } from './Policy';

/** `/policy-term`. */
export function TermsScreen() {
  return <Policy name="terms" />;
}
