import { rowsWithPending } from '#store/register/rows-with-pending.ts';
import type { OpenForm } from '#store/register/register-queries.ts';
import { viewWith } from '../../custom/view-with.ts';
import { formErrors } from '../../form-values.ts';
import type { RegisterView } from '../../register-view.ts';
import { addImported, changeImported, takeChangesBack, undoImport } from '../add-imported.ts';
import type { Importable, ImportSource } from '../importable.ts';
import { importedHere } from '../imported-here.ts';
import { emptyRow } from '../line-judgement.ts';
import { registerJudging } from './register-judging.ts';

function importableOf(view: RegisterView): Importable {
  const { register, operations, contacts } = view;
  return {
    ...registerJudging(view),
    required: () => Object.keys(formErrors(register, operations, emptyRow(register, ''), null, [])),
    contacts,
    changing: {
      among: (store) => rowsWithPending(store, register),
      change: (changes, progress) => changeImported(view, changes, progress),
      takeBack: (changes, progress) => takeChangesBack(view, changes, progress),
    },
    here: (store, ids) => importedHere(store, register, ids),
    add: (rows, progress) => addImported(view, rows, progress),
    undo: (store, ids, progress) => undoImport(view, store, ids, progress),
    undoing:
      'Those that are on the server already are archived, the others are removed. What was changed since is archived too.',
  };
}

const known = new WeakMap<RegisterView, Importable>();

/** The import of a register, in the terms of the organisation. */
export function importOfRegister(plain: RegisterView): ImportSource<OpenForm> {
  const { name, words } = plain.register;
  return {
    name,
    words,
    open: plain.queries.blank,
    importable({ own }) {
      const view = viewWith(plain, own);
      const importable = known.get(view) ?? importableOf(view);
      known.set(view, importable);
      return importable;
    },
  };
}
