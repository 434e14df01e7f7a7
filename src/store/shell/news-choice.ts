import type { NewsChoice } from '#domain/shell/news.ts';
import { switchNewsName, switchNewsPolicy } from '#domain/shell/news-policy.ts';
import type { Store } from '../database.ts';
import { type Shown, withPending } from '../outbox/with-pending.ts';

/** What this person does not want to hear of, as switched last on whichever device. */
export async function newsChoice(store: Store): Promise<Shown<NewsChoice>> {
  const { cache, profile } = store;
  const none: NewsChoice = { id: profile.id, off: [] };
  const kept = (await cache.newsChoice.get(profile.id)) ?? none;
  const [shown] = await withPending<NewsChoice>(store, {
    policies: { [switchNewsName]: switchNewsPolicy },
    entity: 'newsChoice',
    rows: [kept],
    matches: () => true,
  });
  return shown ?? { ...kept, pending: false };
}
