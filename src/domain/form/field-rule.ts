/** The type of a text, checked in addition to its length. */
export type FieldType = 'email' | 'phone' | 'date' | 'code' | 'longCode';

/** What is measured: the characters of a text, the value of a number, the number of items in a list. */
export type Measure = 'string' | 'number' | 'array';

/** The rule for one field of a form. */
export interface FieldRule {
  readonly isRequired?: boolean;
  readonly min?: number;
  readonly max?: number;
  readonly type?: FieldType;
  /** For dates, the last one that is accepted, as YYYY-MM-DD. */
  readonly until?: string;
}

/** Why a field is invalid: the kinds of the specification's form messages (§5), and faults that depend on the person's own data. */
export type FieldFault =
  | { readonly kind: 'required' }
  | { readonly kind: 'min'; readonly of: Measure; readonly min: number }
  | { readonly kind: 'max'; readonly of: Measure; readonly max: number }
  | { readonly kind: 'range'; readonly of: Measure; readonly min: number; readonly max: number }
  | { readonly kind: 'type'; readonly type: FieldType }
  /** The repeated input differs from the first one. */
  | { readonly kind: 'differs' }
  | { readonly kind: 'guessable' }
  | { readonly kind: 'personal' }
  /** Another account has it. */
  | { readonly kind: 'taken' }
  /** The value did not change. */
  | { readonly kind: 'unchanged' }
  /** The backend's own message. */
  | { readonly kind: 'server'; readonly message: string };
