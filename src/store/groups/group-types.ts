import { groupTypes } from '#domain/groups/group-types.ts';
import { registerQueries } from '../register/register-queries.ts';

export const groupTypeQueries = registerQueries(groupTypes);
