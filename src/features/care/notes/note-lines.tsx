import { dateWithYear } from '#domain/values/dates/local-date.ts';
import type { PersonNotes } from '#store/care/notes.ts';
import type { IconOf } from '../../../ui/icon/icon.tsx';
import * as css from '../parts/care.css.ts';
import { Line } from '../parts/line.tsx';

/** Notes about a person, each with who wrote it and when. */
export function NoteLines({
  label,
  icon,
  of: { notes },
  onOpen,
}: {
  label: string;
  icon: IconOf;
  of: PersonNotes;
  onOpen(id: string): void;
}) {
  return (
    <ul className={css.list} aria-label={label}>
      {notes.map(({ row, writer }) => (
        <Line
          key={row.id}
          icon={icon}
          lead={row.note}
          facts={[[dateWithYear(row.writtenOn), writer].filter(Boolean).join(' · ')]}
          pending={row.pending}
          onOpen={() => onOpen(row.id)}
        />
      ))}
    </ul>
  );
}
