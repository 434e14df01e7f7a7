import { groups } from '#domain/groups/groups.ts';
import { registerQueries } from '../register/register-queries.ts';

export const groupQueries = registerQueries(groups);
