import type { RouteObject } from 'react-router-dom';
import type { Capability } from '../../../domain/shared/capability';

/** Marks the route of a page that is shown only where the backend has a capability. */
export const needs = (capability: Capability) => ({ handle: capability }) satisfies RouteObject;
