import Clock from 'lucide-react/icons/clock';
import { useState } from 'react';
import type { Group } from '#domain/groups/entities.ts';
import { groups } from '#domain/groups/groups.ts';
import { rowOf } from '#domain/register/register.ts';
import { daysAndTimeWords } from '#domain/meetings/schedule-words.ts';
import { addDays, dateInZone } from '#domain/values/dates/local-date.ts';
import { type GroupGlance, groupGlances } from '#store/groups/group-glances.ts';
import { useKept } from '../../../api/live-queries/use-kept.ts';
import { useLive } from '../../../api/live-queries/use-live.ts';
import { usePictures } from '../../../api/pictures/pictures.ts';
import type { CardsProps } from '../../../register/register-view.ts';
import { AvatarGroup } from '../../../ui/avatar-group/avatar-group.tsx';
import { Sparkline } from '../../../ui/chart/sparkline.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { grouped } from '../../../ui/time.ts';
import * as css from './group-cards.css.ts';

/** Reports older than this are not looked for. */
const weeks = 12;

/** Fewer came to the last meeting than to the first of those that are shown. */
function falls(counts: readonly number[]): boolean {
  return (counts.at(-1) ?? 0) < (counts[0] ?? 0);
}

function Attendance({ counts }: { counts: readonly number[] }) {
  const last = counts.at(-1);
  if (last === undefined) return <p className={css.label}>No reports in {weeks} weeks</p>;
  return (
    <div className={css.attendance}>
      <dl>
        <dt className={css.label}>Last attendance</dt>
        <dd className={css.count}>{grouped(last)}</dd>
      </dl>
      {counts.length > 1 && (
        <Sparkline values={counts} color={falls(counts) ? 'stone' : 'protea'} />
      )}
    </div>
  );
}

function GroupCard({
  group,
  glance,
}: {
  group: Group;
  /** Undefined while it is read. */
  glance: GroupGlance | undefined;
}) {
  const { schedule } = group;
  const pictureOf = usePictures();
  const members = glance?.members ?? [];
  return (
    <div className={css.body}>
      {glance?.attendance && <Attendance counts={glance.attendance} />}
      {(members.length > 0 || schedule) && (
        <div className={css.foot}>
          {members.length > 0 && (
            <AvatarGroup
              label="Members"
              people={members.map(({ name, photoUrl }) => ({ name, photo: pictureOf(photoUrl) }))}
            />
          )}
          {schedule && (
            <span className={css.meets}>
              <Icon of={Clock} size="sm" />
              {daysAndTimeWords(schedule)}
            </span>
          )}
        </div>
      )}
    </div>
  );
}

/** On each card of a group: how many came lately, who is in it, when it meets. */
export function GroupCards({ rows, children }: CardsProps) {
  const asked = rows
    .map((row) => rowOf(groups, row))
    .map(({ id, churchId, groupTypeId }) => ({ id, churchId, groupTypeId }));
  const [from] = useState(() => addDays(dateInZone(new Date(), 'UTC'), -7 * weeks));
  const live = useKept(useLive(groupGlances, asked, from));
  const glances = new Map(live.state === 'ready' ? live.data : []);
  return children((row) => <GroupCard group={rowOf(groups, row)} glance={glances.get(row.id)} />);
}
