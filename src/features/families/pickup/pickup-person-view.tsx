import UserRoundCheck from 'lucide-react/icons/user-round-check';
import type { PickupPerson } from '#domain/families/entities.ts';
import { pickupPeople } from '#domain/families/pickup-people.ts';
import { pickupPersonOperations } from '#domain/families/pickup-person-operations.ts';
import { pickupPersonQueries } from '#store/families/pickup-people.ts';
import type { RegisterView } from '../../../register/register-view.ts';
import { StandingBadge } from './standing-badge.tsx';

/** Pick-up people of a family; those who may not fetch a child stand first. */
export const pickupPersonView: RegisterView = {
  register: pickupPeople,
  operations: pickupPersonOperations,
  queries: pickupPersonQueries,
  icon: UserRoundCheck,
  rank: ({ standing }) => (standing === 'notAuthorised' ? 0 : 1),
  cells: {
    personId: (row, titles) => pickupPeople.title(row as never, titles),
    standing: (row) => <StandingBadge standing={row['standing'] as PickupPerson['standing']} />,
  },
};
