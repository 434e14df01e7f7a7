import CalendarDays from 'lucide-react/icons/calendar-days';
import ChevronRight from 'lucide-react/icons/chevron-right';
import UsersRound from 'lucide-react/icons/users-round';
import { useState } from 'react';
import type { Group } from '#domain/groups/entities.ts';
import { longDate } from '#domain/values/dates/local-date.ts';
import { reportedDays } from '#store/attendance/reported-days.ts';
import { useLive } from '../../../api/live-queries/use-live.ts';
import { cx } from '../../../ui/cx.ts';
import { flips } from '../../../ui/icon/flips.css.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { OptionList } from '../../../ui/option-list/option-list.tsx';
import { Sheet } from '../../../ui/sheet/sheet.tsx';
import type { Day } from '../use-day.ts';
import * as css from './context-bar.css.ts';
import { ReportDays } from './report-days.tsx';

type Part = 'group' | 'date';

/** Chooses the group or the day that is counted. */
export function GroupChoice({
  part: first,
  groups,
  group,
  serviceId,
  date,
  day,
  onGroup,
  onDate,
  onClose,
}: {
  part: Part | 'all';
  groups: readonly Group[];
  group: Group;
  /** The meeting of groups at its church. */
  serviceId: string;
  date: string;
  day: Day;
  onGroup(id: string): void;
  onDate(date: string): void;
  onClose(): void;
}) {
  const [part, setPart] = useState(first);
  const days = useLive(reportedDays, { churchId: group.churchId, serviceId, groupId: group.id });
  const choose = <Value,>(change: (value: Value) => void) => {
    return (value: Value) => {
      change(value);
      onClose();
    };
  };
  const rows = [
    { part: 'group', icon: UsersRound, name: 'Group', value: group.name },
    { part: 'date', icon: CalendarDays, name: 'Date', value: longDate(date) },
  ] as const;
  const title = part === 'all' ? 'What are you counting?' : `Choose the ${part}`;
  return (
    <Sheet title={title} onClose={onClose}>
      {part === 'all' &&
        rows.map((row) => (
          <button
            key={row.part}
            type="button"
            className={css.row}
            onClick={() => setPart(row.part)}
          >
            <Icon of={row.icon} size="lg" className={css.icon} />
            <span className={css.words}>
              <span className={css.name}>{row.name}</span>
              {row.value}
            </span>
            <Icon of={ChevronRight} size="lg" className={cx(css.icon, flips)} />
          </button>
        ))}
      {part === 'group' && (
        <OptionList
          label="Group"
          value={group.id}
          options={groups.map(({ id, name }) => ({ value: id, label: name }))}
          onChoose={choose(onGroup)}
        />
      )}
      {part === 'date' && (
        <ReportDays
          value={date}
          day={day}
          days={days.state === 'ready' ? days.data : []}
          onChange={choose(onDate)}
        />
      )}
    </Sheet>
  );
}
