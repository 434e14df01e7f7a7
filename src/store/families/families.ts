import { families } from '#domain/families/families.ts';
import { registerQueries } from '../register/register-queries.ts';

export const familyQueries = registerQueries(families);
