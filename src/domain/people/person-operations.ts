import { registerOperations } from '../register/register-operations.ts';
import { autocompletePeople } from './operations.ts';
import { people } from './people.ts';

/** Autocomplete is one of its own, named by the feature: it finds people by the indexes of their names. */
export const personOperations = { ...registerOperations(people), autocomplete: autocompletePeople };
