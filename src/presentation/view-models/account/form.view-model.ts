import { makeAutoObservable, observableRef } from 'mobx';
import { checkField } from '../../../domain/form/check-field';
import type { FieldFault, FieldRule } from '../../../domain/form/field-rule';
import type { GatewayFailure } from '../../../domain/shared/gateway-failure';
import type { Result } from '../../../domain/shared/result';

type Texts<F extends string> = Readonly<Record<F, string>>;
type Faults<F extends string> = ReadonlyMap<F, FieldFault>;

/** The validation rules of a form's fields. */
export interface FormRules<F extends string> {
  /** In the order in which they stand on the page. */
  readonly fields: Readonly<Record<F, FieldRule>>;
  /** A check that the field's own rule cannot make, such as across fields; runs only for a field that is valid by itself. */
  readonly beyond?: (field: F, values: Texts<F>) => FieldFault | null;
}

/** The field that needs attention; `turn` distinguishes a second request for the same field from the first. */
export interface Attention<F extends string> {
  readonly field: F;
  readonly turn: number;
}

export type Answer = Promise<Result<void, GatewayFailure>>;

/** The text typed into a form, its faults, and whether the form is being sent. */
export class FormViewModel<F extends string> {
  values: Texts<F>;
  faults: Faults<F> = new Map();
  /** Why the form as a whole was refused; the fault of a field is stored with the field. */
  failure: GatewayFailure | null = null;
  isBusy = false;
  attention: Attention<F> | null = null;

  constructor(
    private readonly rules: FormRules<F>,
    private initial: Texts<F>,
  ) {
    this.values = initial;
    makeAutoObservable<this, 'rules' | 'initial'>(
      this,
      {
        values: observableRef,
        faults: observableRef,
        failure: observableRef,
        attention: observableRef,
        initial: observableRef,
        rules: false,
      },
      { autoBind: true },
    );
  }

  /** How many fields are known to be wrong. */
  get faultCount(): number {
    return this.faults.size;
  }

  get isChanged(): boolean {
    return this.fields.some((field) => this.values[field] !== this.initial[field]);
  }

  /** A shown fault disappears as soon as the text no longer has it. */
  type(field: F, text: string): void {
    this.values = { ...this.values, [field]: text };
    this.failure = null;
    if (this.faults.has(field)) this.note(field, this.check(field));
  }

  /** Leaving a field with text in it shows the fault of that text; an empty field may still be filled in. */
  leave(field: F): void {
    if (this.values[field] !== '' && !this.faults.has(field)) this.note(field, this.check(field));
  }

  /** Resets the form to these values. */
  fill(values: Texts<F>): void {
    this.initial = values;
    this.values = values;
    this.faults = new Map();
    this.failure = null;
  }

  discard(): void {
    this.fill(this.initial);
  }

  /** Sends the values unless one of them has a fault; only one request at a time. Returns whether the form was accepted. */
  async submit(send: (values: Texts<F>) => Answer): Promise<boolean> {
    if (this.isBusy || !this.isRight()) return false;
    this.isBusy = true;
    this.failure = null;
    const answer = await send(this.values).catch((bug: unknown) => {
      this.settle(null);
      throw bug;
    });
    this.settle(answer);
    return answer.ok;
  }

  /** Leads to this field. */
  leadTo(field: F): void {
    this.attention = { field, turn: (this.attention?.turn ?? 0) + 1 };
  }

  /** Sets a fault that only the response revealed. */
  refuse(field: F, fault: FieldFault): void {
    this.failure = null;
    this.note(field, fault);
    this.attend();
  }

  private get fields(): readonly F[] {
    return Object.keys(this.rules.fields) as F[];
  }

  private isRight(): boolean {
    this.faults = new Map(
      this.fields.flatMap((field) => {
        const fault = this.check(field);
        return fault === null ? [] : [[field, fault] as const];
      }),
    );
    this.attend();
    return this.faultCount === 0;
  }

  private check(field: F): FieldFault | null {
    const fault = checkField(this.values[field], this.rules.fields[field]);
    return fault ?? this.rules.beyond?.(field, this.values) ?? null;
  }

  private note(field: F, fault: FieldFault | null): void {
    const others = [...this.faults].filter(([other]) => other !== field);
    this.faults = new Map(fault === null ? others : [...others, [field, fault]]);
  }

  /** Without an answer, after a bug, the form can be sent again. */
  private settle(answer: Result<void, GatewayFailure> | null): void {
    this.isBusy = false;
    if (answer?.ok === false) this.land(answer.error);
  }

  private land(failure: GatewayFailure): void {
    const words = failure.kind === 'invalid' ? failure.fields : {};
    const own = this.fields.filter((field) => words[field] !== undefined);
    own.forEach((field) => this.note(field, { kind: 'server', message: words[field] ?? '' }));
    if (own.length === 0) this.failure = failure;
    else this.attend();
  }

  /** Focuses the first field with a fault. */
  private attend(): void {
    const field = this.fields.find((each) => this.faults.has(each));
    if (field === undefined) this.attention = null;
    else this.leadTo(field);
  }
}
