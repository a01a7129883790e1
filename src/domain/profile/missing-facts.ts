import type { Profile } from './profile';

/** The facts that a listener may fill in and has not, in the order of the profile's form. */
export const OPTIONAL_FACTS = ['phone', 'birthday', 'gender', 'bio'] as const;

export type OptionalFact = (typeof OPTIONAL_FACTS)[number];

/** Which of the optional facts a profile lacks; an empty text counts as lacking. Whole: an empty list. */
export const missingFacts = (profile: Pick<Profile, OptionalFact>): readonly OptionalFact[] =>
  OPTIONAL_FACTS.filter((fact) => (profile[fact] ?? '').trim() === '');
