import type { Store } from '../database.ts';
import type { FormDraft } from './form-draft.ts';

export async function formDraft({ cache }: Store, key: string): Promise<FormDraft | null> {
  return (await cache.formDraft.get(key)) ?? null;
}

export async function keepFormDraft({ cache }: Store, draft: FormDraft): Promise<void> {
  await cache.formDraft.put(draft);
}

export async function forgetFormDraft({ cache }: Store, key: string): Promise<void> {
  await cache.formDraft.delete(key);
}

/** Those whose keys begin with this. */
export async function forgetFormDraftsFrom({ cache }: Store, start: string): Promise<void> {
  await cache.formDraft.where('key').startsWith(start).delete();
}

/** Several of them at once, all or none, and after what was begun before. */
export function changeFormDrafts({ cache }: Store, work: () => Promise<void>): Promise<void> {
  return cache.transaction('rw', cache.formDraft, work);
}
