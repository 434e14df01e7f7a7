import { memberships } from '#domain/groups/memberships.ts';
import { registerQueries } from '../register/register-queries.ts';

export const membershipQueries = registerQueries(memberships);
