import type { DomainFeature } from '../domain-feature.ts';
import { editContactsOperation } from './edit-contacts-operation.ts';
import { person } from './entities.ts';
import { peopleMenu } from './menu.ts';
import { autocompletePeople } from './operations.ts';
import { people } from './people.ts';
import { personOperations } from './person-operations.ts';

export const feature: DomainFeature = {
  entities: [person],
  operations: [autocompletePeople, editContactsOperation],
  registers: [{ register: people, operations: personOperations }],
  menu: [{ under: 'ministry', place: 3, entry: peopleMenu }],
};
