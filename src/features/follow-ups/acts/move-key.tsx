import { dayHere } from '#domain/values/dates/day-here.ts';
import CalendarDays from 'lucide-react/icons/calendar-days';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { useState } from 'react';
import type { FollowUp } from '#domain/follow-ups/entities.ts';
import { addDays } from '#domain/values/dates/local-date.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Menu, MenuItem } from '../../../ui/menu/menu.tsx';
import { attempt } from '../../../ui/snackbar/attempt.ts';
import { MoveSheet } from './move-sheet.tsx';
import { saveFollowUp } from './save-follow-up.ts';

const soon = [
  { label: 'Tomorrow', days: 1 },
  { label: 'In a week', days: 7 },
] as const;

/** Moves a follow-up to tomorrow, by a week, or to a day that is picked. */
export function MoveKey({ row }: { row: FollowUp }) {
  // As it was when the key was pressed: another one may stand here before the sheet is closed.
  const [picked, setPicked] = useState<FollowUp | null>(null);
  const move = (days: number) =>
    void attempt(saveFollowUp(row, { snoozedUntil: addDays(dayHere(), days) }));
  return (
    <>
      <Menu
        trigger={
          <Button kind="ghost" size="small">
            Move
          </Button>
        }
      >
        {soon.map(({ label, days }) => (
          <MenuItem key={label} icon={CalendarPlus} onSelect={() => move(days)}>
            {label}
          </MenuItem>
        ))}
        <MenuItem icon={CalendarDays} onSelect={() => setPicked(row)}>
          Pick a day
        </MenuItem>
      </Menu>
      {picked && <MoveSheet row={picked} onClose={() => setPicked(null)} />}
    </>
  );
}
