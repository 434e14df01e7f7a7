import { askAhead, inTime } from '../../api/calls/asked-ahead.ts';
import { questionOf, type RegisterSearch } from '../register-search.ts';
import type { RegisterView } from '../register-view.ts';

/** Ms that a list waits for its rows: a page that comes so soon seems to come at once, and is drawn once. */
const patience = 150;

interface Navigation {
  cause: 'preload' | 'enter' | 'stay';
  search: RegisterSearch;
}

/** Finds the rows that a list begins with, before the list is drawn. Where they take longer, it is drawn without them. */
export function listAhead({ register, queries }: RegisterView) {
  return async ({ cause, search }: Navigation): Promise<void> => {
    if (cause !== 'enter' || search.import) return;
    const question = questionOf(register, search);
    await inTime(patience, (store) => askAhead(store, queries.page, question));
  };
}
