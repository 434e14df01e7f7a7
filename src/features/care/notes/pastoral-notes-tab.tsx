import NotebookPen from 'lucide-react/icons/notebook-pen';
import { useMemo, useState } from 'react';
import type { Person } from '#domain/people/entities.ts';
import { dayHere } from '#domain/values/dates/day-here.ts';
import type { PersonNotes } from '#store/care/notes.ts';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import * as css from '../parts/care.css.ts';
import { RowsCard } from '../parts/rows-card.tsx';
import { NoteLines } from './note-lines.tsx';
import { pastoralNoteView } from './note-views.tsx';

/** The confidential notes about a person. */
export function PastoralNotesTab({
  person: { id, churchId },
  of,
}: {
  person: Person;
  of: PersonNotes;
}) {
  const [today] = useState(dayHere);
  const begins = useMemo(
    () => ({ personId: id, churchId, writtenOn: today, writerId: of.ownPersonId }),
    [id, churchId, today, of.ownPersonId],
  );
  return (
    <RowsCard
      title="Confidential notes"
      view={pastoralNoteView}
      begins={of.mayEdit ? begins : null}
    >
      {(onOpen) => (
        <>
          <p className={css.muted}>
            Only pastors of this church and system administrators read them. They stay in this
            church when the person goes to another one.
          </p>
          {of.notes.length === 0 ? (
            <EmptyState icon={NotebookPen} title="No confidential notes yet">
              Write down what was said in confidence, in your own name.
            </EmptyState>
          ) : (
            <NoteLines label="Confidential notes" icon={NotebookPen} of={of} onOpen={onOpen} />
          )}
        </>
      )}
    </RowsCard>
  );
}
