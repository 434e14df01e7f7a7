import CircleCheck from 'lucide-react/icons/circle-check';
import Lock from 'lucide-react/icons/lock';
import Shapes from 'lucide-react/icons/shapes';
import { groupTypeOperations } from '#domain/groups/group-type-operations.ts';
import { groupTypes } from '#domain/groups/group-types.ts';
import { groupTypeQueries } from '#store/groups/group-types.ts';
import { groupsOfType } from '#store/groups/queries.ts';
import { useLive } from '../../../api/live-queries/use-live.ts';
import type { RegisterView } from '../../../register/register-view.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { grouped } from '../../../ui/time.ts';
import { RolesField } from './roles-field.tsx';
import * as css from './type-icon.css.ts';
import { TypeIcon } from './type-icon.tsx';

function Attendance({ takes }: { takes: boolean }) {
  if (!takes) return 'No attendance';
  return (
    <span className={css.attendance}>
      <Icon of={CircleCheck} size="sm" className={css.takes} />
      Takes attendance
    </span>
  );
}

function GroupsOfType({ id }: { id: string }) {
  const live = useLive(groupsOfType, id);
  return live.state === 'ready' ? grouped(live.data) : null;
}

/** The kinds of groups, as the back office shows them. */
export const groupTypeView: RegisterView = {
  register: groupTypes,
  operations: groupTypeOperations,
  queries: groupTypeQueries,
  icon: Shapes,
  lead: (row) => <TypeIcon icon={row['icon']} />,
  marks: (row) =>
    row['isSystem'] === true ? (
      <Badge tone="neutral" icon={Lock}>
        Built in
      </Badge>
    ) : null,
  controls: { memberRoles: RolesField },
  extra: [{ name: 'Groups', number: true, cell: ({ id }) => <GroupsOfType id={id} /> }],
  cells: {
    reportForm: (row) => <Attendance takes={row['reportForm'] !== 'none'} />,
  },
};
