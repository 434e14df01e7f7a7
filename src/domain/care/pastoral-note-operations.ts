import { registerOperations } from '../register/register-operations.ts';
import { pastoralNotes } from './pastoral-notes.ts';

export const pastoralNoteOperations = registerOperations(pastoralNotes);
