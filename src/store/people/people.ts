import { people } from '#domain/people/people.ts';
import { registerQueries } from '../register/register-queries.ts';

export const peopleQueries = registerQueries(people);
