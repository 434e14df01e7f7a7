import { followUps } from '#domain/follow-ups/follow-ups.ts';
import type { RegisterQuestion } from '#domain/register/find-rows.ts';
import type { Store } from '../database.ts';
import { registerQueries, type RegisterPage } from '../register/register-queries.ts';

export const followUpQueries = registerQueries(followUps);

/** A page of the follow-ups of everybody. None is added there: a new one belongs to a person, on whose page it is added. */
async function pageOfAll(store: Store, question: RegisterQuestion): Promise<RegisterPage> {
  return { ...(await followUpQueries.page(store, question)), mayAdd: false };
}

/** The questions of the list of everybody's. */
export const allFollowUpQueries = { ...followUpQueries, page: pageOfAll };
