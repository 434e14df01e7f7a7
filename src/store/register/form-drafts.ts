import type { Store } from '../database.ts';

/** What somebody typed in a form and has not saved: theirs alone, and gone with what this browser holds of them. */
export interface FormDraft {
  /** `<register>:<row or new>`. */
  key: string;
  typed: Record<string, unknown>;
  /** Device clock, ms. */
  at: number;
}

export async function formDraft({ cache }: Store, key: string): Promise<FormDraft | null> {
  return (await cache.formDraft.get(key)) ?? null;
}

export async function keepFormDraft({ cache }: Store, draft: FormDraft): Promise<void> {
  await cache.formDraft.put(draft);
}

export async function forgetFormDraft({ cache }: Store, key: string): Promise<void> {
  await cache.formDraft.delete(key);
}
