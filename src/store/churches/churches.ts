import { churches } from '#domain/churches/churches.ts';
import { registerQueries } from '../register/register-queries.ts';

export const churchQueries = registerQueries(churches);
