/** What a text may have to be besides long enough. */
export type FieldType = 'email' | 'phone' | 'date' | 'code' | 'longCode';

/** What is measured: a text by its characters, a number by itself, a list by how many are in it. */
export type Measure = 'string' | 'number' | 'array';

/** What is asked of one field of a form. */
export interface FieldRule {
  readonly isRequired?: boolean;
  readonly min?: number;
  readonly max?: number;
  readonly type?: FieldType;
  /** For dates, the last one that is accepted, as YYYY-MM-DD. */
  readonly until?: string;
}

/** Why a field is wrong, in the kinds of the specification's form messages (§5), and what only a person's own data can show. */
export type FieldFault =
  | { readonly kind: 'required' }
  | { readonly kind: 'min'; readonly of: Measure; readonly min: number }
  | { readonly kind: 'max'; readonly of: Measure; readonly max: number }
  | { readonly kind: 'range'; readonly of: Measure; readonly min: number; readonly max: number }
  | { readonly kind: 'type'; readonly type: FieldType }
  /** A second typing that is not like the first. */
  | { readonly kind: 'differs' }
  | { readonly kind: 'guessable' }
  | { readonly kind: 'personal' }
  /** Somebody else has it. */
  | { readonly kind: 'taken' }
  /** What it is now. */
  | { readonly kind: 'unchanged' }
  /** The backend's own words. */
  | { readonly kind: 'server'; readonly message: string };
