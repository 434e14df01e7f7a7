import { askAhead, inTime } from '../../api/calls/asked-ahead.ts';
import type { RegisterSearch } from '../register-search.ts';
import type { RegisterView } from '../register-view.ts';
import { questionOf } from './list-question.ts';

/** Ms that a list waits for its rows: a page that comes so soon seems to come at once, and is drawn once. */
const patience = 200;

/** Finds the rows that a list begins with, before the list is drawn. Where they take longer, it is drawn without them. */
export async function listAhead(
  { register, queries }: RegisterView,
  search: RegisterSearch,
): Promise<void> {
  const question = questionOf(register, search);
  await inTime(patience, (store) => askAhead(store, queries.page, question));
}
