import {
  getObserverTree,
  isComputedProp,
  isObservableArray,
  isObservableMap,
  isObservableProp,
  isObservableSet,
} from 'mobx';
import { behind } from './watch';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isObservableList = (value: object): boolean =>
  isObservableArray(value) || isObservableMap(value) || isObservableSet(value);

const isTracked = (owner: object, key: string): boolean => isObservableProp(owner, key) || isComputedProp(owner, key);
const isObserved = (thing: unknown, key?: string): boolean => getObserverTree(thing, key).observers !== undefined;

/**
 * The observable properties that a MobX reaction still observes, of an object and of everything that its fields lead to. A
 * reaction that a view model leaves behind observes the view model, or what it was given; either way it is found.
 */
export function observersLeft(root: object): readonly string[] {
  const seen = new Set<object>();
  const found: string[] = [];
  const visit = (reached: unknown, path: string): void => {
    if (!isObject(reached)) return;
    const value = behind(reached);
    if (seen.has(value)) return;
    seen.add(value);
    if (isObservableList(value) && isObserved(value)) found.push(path);
    for (const key of Object.getOwnPropertyNames(value)) {
      const name = `${path}.${key}`;
      if (isTracked(value, key) && isObserved(value, key)) found.push(name);
      visit(fieldOf(value, key), name);
    }
  };
  visit(root, root.constructor.name);
  return found;
}

/** The value of a field. Getters are not run, except for the fields that MobX has made observable. */
const fieldOf = (owner: object, key: string): unknown =>
  isObservableProp(owner, key) ? Reflect.get(owner, key) : Object.getOwnPropertyDescriptor(owner, key)?.value;
