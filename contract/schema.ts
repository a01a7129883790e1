import { config } from 'zod/mini';

// Under the page's CSP no code may be made from strings, so the schemas never compile themselves.
config({ jitless: true });

// A namespace of named exports, not one object: the web app then carries only the parts of zod that it uses.
export * from 'zod/mini';
