import { dayHere } from '#domain/values/dates/day-here.ts';
import { useMemo, useState } from 'react';
import type { Group } from '#domain/groups/entities.ts';
import { plainRole } from '#domain/groups/member-roles.ts';
import { isArchived } from '#domain/rows/is-archived.ts';

import type { Roster } from '#store/groups/roster.ts';
import { BelongingRows } from '../../../register/belonging-rows.tsx';
import { useLive } from '../../../api/live-queries/use-live.ts';
import { NotRead } from '../../../ui/empty-state/not-read.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { rosterOf } from '#store/groups/roster.ts';
import { memberView } from './member-view.tsx';
import { RollKey } from './roll-key.tsx';

function Members({ group, roster }: { group: Group; roster: Roster }) {
  const { roles, term, photos, maySee, mayEdit, mayFind } = roster;
  const key = JSON.stringify({ roles, term, photos, maySee, mayEdit, mayFind });
  // The same view as long as it shows the same: another one would begin its forms anew.
  const view = useMemo(() => memberView(JSON.parse(key) as Roster), [key]);
  const [today] = useState(dayHere);
  return (
    <BelongingRows
      view={view}
      to={{ groupId: group.id, churchId: group.churchId }}
      orderBy="personId"
      begins={{ roleKey: plainRole(roles), joinedOn: today }}
      many
      mayAdd={mayEdit && mayFind && !isArchived(group)}
      actions={<RollKey group={group} view={view} roles={roles} />}
    />
  );
}

/** The people of a group: found, added one after the other, given a role, and let go. */
export function MembersTab({ group }: { group: Group }) {
  const live = useLive(rosterOf, group.id, group.churchId, group.groupTypeId);
  if (live.state === 'failed') return <NotRead title="Could not load the members" />;
  if (live.state === 'loading') return <Skeleton lines={4} what="members" />;
  return <Members group={group} roster={live.data} />;
}
