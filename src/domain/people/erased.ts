import { people } from './people.ts';
import type { Person } from './entities.ts';
import { settledPerson } from './settled-person.ts';

export const erasedName = 'Erased person';

/** The person without anything personal: in their church, for what counts people, and in no list. `on`: yyyy-MM-dd. */
export function erasedPerson(
  { id, churchId }: Pick<Person, 'id' | 'churchId'>,
  on: string,
): Person {
  return settledPerson({
    ...people.blank,
    id,
    churchId,
    firstName: erasedName,
    connectionStatus: 'Unknown',
    source: 'Unknown',
    status: 'archived',
    erasedOn: on,
  });
}
