/**
 * Replaces reflect-metadata: inversify numbers its bindings and modules by these two functions, and no class of the web app is
 * decorated (ADR 2).
 */
const known = new WeakMap();

const metadataOf = (target) => {
  const metadata = known.get(target) ?? new Map();
  known.set(target, metadata);
  return metadata;
};

Object.assign(Reflect, {
  defineMetadata: (key, value, target) => void metadataOf(target).set(key, value),
  getOwnMetadata: (key, target) => metadataOf(target).get(key),
});
