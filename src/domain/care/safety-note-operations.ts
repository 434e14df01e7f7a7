import { registerOperations } from '../register/register-operations.ts';
import { safetyNotes } from './safety-notes.ts';

export const safetyNoteOperations = registerOperations(safetyNotes);
