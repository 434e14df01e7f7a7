import NotebookPen from 'lucide-react/icons/notebook-pen';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import { pastoralNoteOperations } from '#domain/care/pastoral-note-operations.ts';
import { pastoralNotes } from '#domain/care/pastoral-notes.ts';
import { safetyNoteOperations } from '#domain/care/safety-note-operations.ts';
import { safetyNotes } from '#domain/care/safety-notes.ts';
import { pastoralNoteQueries, safetyNoteQueries } from '#store/care/notes.ts';
import type { RegisterView } from '../../../register/register-view.ts';

/** The person and the writer of a note are set, not chosen. */
const controls = { personId: () => null, writerId: () => null };

export const pastoralNoteView: RegisterView = {
  register: { ...pastoralNotes, title: () => 'Confidential note' },
  operations: pastoralNoteOperations,
  queries: pastoralNoteQueries,
  icon: NotebookPen,
  controls,
};

export const safetyNoteView: RegisterView = {
  register: { ...safetyNotes, title: () => 'Safety note' },
  operations: safetyNoteOperations,
  queries: safetyNoteQueries,
  icon: ShieldAlert,
  controls,
};
