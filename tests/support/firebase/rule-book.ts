import { createContext, runInContext, type Context } from 'node:vm';
import type { PeerUser } from './identity-peer';
import { at, pathOf, put, type Json } from './json-tree';

type RuleNode = { readonly [key: string]: RuleNode | string | boolean };

interface Step {
  readonly node: RuleNode;
  readonly path: readonly string[];
  readonly names: Readonly<Record<string, string>>;
}

/** A read or a write by a user. */
interface Act {
  readonly before: Json;
  readonly after: Json;
  readonly user: PeerUser | null;
}

/** A data snapshot, as the rules use it. */
class Snapshot {
  constructor(
    private readonly tree: Json,
    private readonly path: readonly string[],
  ) {}

  val = (): Json => at(this.tree, this.path);
  exists = (): boolean => this.val() !== null;
  isString = (): boolean => typeof this.val() === 'string';
  isNumber = (): boolean => typeof this.val() === 'number';
  isBoolean = (): boolean => typeof this.val() === 'boolean';
  child = (path: string): Snapshot => new Snapshot(this.tree, [...this.path, ...pathOf(path)]);
  hasChildren = (names: readonly string[]): boolean => names.every((name) => this.child(name).exists());
}

/**
 * Decides by the text of a Realtime Database rules file, as its documentation says: reading and writing are granted from above,
 * and every value that exists afterwards is validated. This is our implementation, not Google's: it shows what the rules say, not
 * that Google reads them the same way.
 */
export class RuleBook {
  private readonly world: Context = createContext({});

  constructor(private readonly rules: RuleNode) {}

  mayRead(tree: Json, path: readonly string[], user: PeerUser | null): boolean {
    return this.stepsTo(path).some((step) => this.holds(step, '.read', { before: tree, after: tree, user }));
  }

  mayWrite(tree: Json, path: readonly string[], value: Json, user: PeerUser | null): boolean {
    const after = put(tree, path, value);
    const act = { before: tree, after, user };
    const steps = this.stepsTo(path);
    if (!steps.some((step) => this.holds(step, '.write', act))) return false;
    const last = steps.at(-1);
    const reached = last === undefined || last.path.length < path.length ? [] : this.below(last, after);
    return [...steps, ...reached].every(
      (step) =>
        step.node['.validate'] === undefined || at(after, step.path) === null || this.holds(step, '.validate', act),
    );
  }

  private stepsTo(path: readonly string[]): readonly Step[] {
    let step: Step | null = { node: this.rules, path: [], names: {} };
    const steps: Step[] = [step];
    for (const key of path) {
      step = enter(step, key);
      if (step === null) break;
      steps.push(step);
    }
    return steps;
  }

  private below(step: Step, after: Json): readonly Step[] {
    const here = at(after, step.path);
    if (typeof here !== 'object' || here === null) return [];
    return Object.keys(here).flatMap((key) => {
      const next = enter(step, key);
      return next === null ? [] : [next, ...this.below(next, after)];
    });
  }

  private holds(step: Step, rule: string, { before, after, user }: Act): boolean {
    const text = step.node[rule];
    if (typeof text !== 'string') return text === true;
    Object.assign(this.world, {
      ...step.names,
      auth: user,
      now: Date.now(),
      data: new Snapshot(before, step.path),
      newData: new Snapshot(after, step.path),
    });
    try {
      return runInContext(text, this.world) === true;
    } catch {
      return false;
    }
  }
}

function enter({ node, path, names }: Step, key: string): Step | null {
  const wildcard = Object.keys(node).find((name) => name.startsWith('$'));
  const name = Object.hasOwn(node, key) ? key : wildcard;
  const next = name === undefined ? undefined : node[name];
  if (name === undefined || typeof next !== 'object') return null;
  return { node: next, path: [...path, key], names: name === key ? names : { ...names, [name]: key } };
}
