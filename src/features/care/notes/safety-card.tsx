import ShieldAlert from 'lucide-react/icons/shield-alert';
import { useMemo, useState } from 'react';
import type { Person } from '#domain/people/entities.ts';
import { dayHere } from '#domain/values/dates/day-here.ts';
import { personSafetyNotes } from '#store/care/notes.ts';
import { useKept } from '../../../api/live-queries/use-kept.ts';
import { useLive } from '../../../api/live-queries/use-live.ts';
import { NotRead } from '../../../ui/empty-state/not-read.tsx';
import * as css from '../parts/care.css.ts';
import { RowsCard } from '../parts/rows-card.tsx';
import { NoteLines } from './note-lines.tsx';
import { safetyNoteView } from './note-views.tsx';

/** Safety notes about a person. Empty for readers without the right, and where there is no note and none may be added. */
export function SafetyCard({ person: { id, churchId } }: { person: Person }) {
  const live = useKept(useLive(personSafetyNotes, id, churchId));
  const [today] = useState(dayHere);
  const of = live.state === 'ready' ? live.data : null;
  const writerId = of?.ownPersonId ?? null;
  const begins = useMemo(
    () => ({ personId: id, churchId, writtenOn: today, writerId }),
    [id, churchId, today, writerId],
  );
  if (live.state === 'failed') return <NotRead title="Could not load the safety notes" />;
  if (of === null || (of.notes.length === 0 && !of.mayEdit)) return null;
  return (
    <RowsCard title="Safety" view={safetyNoteView} begins={of.mayEdit ? begins : null}>
      {(onOpen) =>
        of.notes.length === 0 ? (
          <p className={css.nothing}>Nothing is noted, such as an allergy or an illness.</p>
        ) : (
          <NoteLines label="Safety notes" icon={ShieldAlert} of={of} onOpen={onOpen} />
        )
      }
    </RowsCard>
  );
}
