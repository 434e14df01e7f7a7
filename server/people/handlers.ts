import { editContactsOperation } from '#domain/people/edit-contacts-operation.ts';
import { autocompletePeople } from '#domain/people/operations.ts';
import { people } from '#domain/people/people.ts';
import { personOperations } from '#domain/people/person-operations.ts';
import { foundPerson } from '#domain/people/rules.ts';
import { wordsLookedFor } from '#domain/values/search-term.ts';
import { openScopes } from '../access/roles/facets.ts';
import { query } from '../handler.ts';
import { consentStore, lifeEventStore, safetyNoteStore } from '../care/scopes.ts';
import { followUpStore } from '../follow-ups/scopes.ts';
import { registerHandlers } from '../register/register-handlers.ts';
import { editContactsHandler } from './edit-contacts.ts';
import { findPeople } from './find-people.ts';
import { goAlong } from './go-along.ts';
import { personStore } from './scopes.ts';

/** Slice of a scope that is the church's id. */
const churchIdAt = ['church:'.length, -'/people'.length] as const;

const hooks = goAlong([followUpStore, lifeEventStore, consentStore, safetyNoteStore]);

export const peopleHandlers = {
  ...registerHandlers(people, personStore, personOperations, hooks),
  [editContactsOperation.name]: editContactsHandler,
  [autocompletePeople.name]: query(autocompletePeople, async (tx, caller, { searchTerm }) => {
    const lookedFor = wordsLookedFor(searchTerm);
    if (lookedFor.length === 0) return { data: [] };
    const churchIds = openScopes(caller, 'people').map((scope) => scope.slice(...churchIdAt));
    const found = await findPeople(tx, churchIds, lookedFor);
    return { data: found.map((one) => foundPerson(one, lookedFor)) };
  }),
};
