import type { DomainFeature } from '../domain-feature.ts';
import { person } from './entities.ts';
import { peopleMenu } from './menu.ts';
import { autocompletePeople } from './operations.ts';

export const feature: DomainFeature = {
  entities: [person],
  operations: [autocompletePeople],
  menu: [{ under: 'ministry', place: 3, entry: peopleMenu }],
};
