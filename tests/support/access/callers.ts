import type { Person } from '../tenant.ts';

export const callers = [
  'anonymous',
  /** Administrator of another tenant. */
  'other tenant',
  /** An account of the tenant without a role. */
  'no role',
  /** An usher of the tenant's third church: everything here is outside their scopes. */
  'other church',
  'author',
  'administrator',
] as const;
export type CallerName = (typeof callers)[number];
export type People = Record<Exclude<CallerName, 'anonymous'>, Person>;

export const targets = ['own', 'guessed', 'other tenant', 'deleted'] as const;
export type Target = (typeof targets)[number];
export type Ids = Record<Target, string>;
