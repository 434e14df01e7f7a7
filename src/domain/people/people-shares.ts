import { ageClassOn } from './age.ts';
import { ageClasses, connectionStatuses, genders, type Person } from './entities.ts';

export interface Share {
  name: string;
  count: number;
}

/** Parts of the people of a church. Each of the three lists counts everybody once. */
export interface PeopleShares {
  people: number;
  members: number;
  gender: Share[];
  age: Share[];
  connection: Share[];
}

type Counted = Pick<
  Person,
  'gender' | 'birthDate' | 'ageClassification' | 'connectionStatus' | 'status'
>;

/** By how often each of the names came. Parts that nobody is in stay: they are none, not unknown. */
function shares(names: readonly string[], of: readonly string[]): Share[] {
  const counts = Map.groupBy(of, (name) => name);
  return names.map((name) => ({ name, count: counts.get(name)?.length ?? 0 }));
}

/** People who belong to a church today: who moved away, died or was archived is none of them. */
export function peopleShares(people: readonly Counted[], today: string): PeopleShares {
  const here = people.filter(({ status = 'active' }) => status === 'active');
  return {
    people: here.length,
    members: here.filter(({ connectionStatus }) => connectionStatus === 'Member').length,
    gender: shares(
      genders,
      here.map(({ gender = 'Unknown' }) => gender),
    ),
    age: shares(
      ageClasses,
      here.map((one) => ageClassOn(one, today)),
    ),
    connection: shares(
      connectionStatuses,
      here.map(({ connectionStatus }) => connectionStatus),
    ),
  };
}
