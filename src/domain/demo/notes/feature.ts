import type { DomainFeature } from '../../domain-feature.ts';
import {
  addNote,
  addNoteTask,
  addTag,
  changeNote,
  changeTag,
  deleteNote,
  deleteTag,
  listNotes,
  listTags,
} from './operations.ts';

export const feature: DomainFeature = {
  operations: [
    listTags,
    addTag,
    changeTag,
    deleteTag,
    listNotes,
    addNote,
    changeNote,
    deleteNote,
    addNoteTask,
  ],
};
