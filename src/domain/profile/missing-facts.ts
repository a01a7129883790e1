import type { Profile } from './profile';

/** The facts that a listener may leave out, in the order of the profile's form. */
export const OPTIONAL_FACTS = ['phone', 'birthday', 'gender', 'bio'] as const;

export type OptionalFact = (typeof OPTIONAL_FACTS)[number];

/** Which of the optional facts a profile lacks; an empty text counts as missing. A complete profile gives an empty list. */
export const missingFacts = (profile: Pick<Profile, OptionalFact>): readonly OptionalFact[] =>
  OPTIONAL_FACTS.filter((fact) => (profile[fact] ?? '').trim() === '');
