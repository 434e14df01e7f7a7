import { useEffect, useState } from 'react';
import type { ReportValues } from '#domain/attendance/entities.ts';
import { must } from '#domain/must.ts';
import { autosave, type Autosave } from '#store/autosave.ts';
import { databases, storeOf, type Store } from '#store/database.ts';
import { openDraft, saveDraft } from '#store/drafts.ts';
import type { Draft, DraftContext } from '#store/draft.ts';
import { holdDraft, type DraftHold, type Hold } from '#store/hold-draft.ts';
import { holdReload } from '../../api/updates.ts';

/** A report being counted, kept on the device while it is. */
export type Counting =
  | { state: 'opening' }
  | { state: 'failed' }
  | {
      state: 'open';
      draft: Draft;
      /** Another tab has it: this one only shows it. */
      elsewhere: boolean;
      /** The last save did not work; the next change tries again. */
      unsaved: boolean;
      change(values: Partial<ReportValues>): void;
      flush(): Promise<void>;
      continueHere(): void;
    };

interface Opened {
  draft: Draft;
  hold: Hold;
  unsaved: boolean;
}

/** One opening of one draft: everything that ends with it. */
function open(
  store: Store,
  draft: Draft,
  onChange: (change: (opened: Opened) => Opened) => void,
): { saver: Autosave<Draft>; hold: DraftHold; end(): void } {
  const saver = autosave(async (value: Draft) => {
    try {
      const saved = await saveDraft(store, value);
      sessionStorage.removeItem(value.key);
      if (saved === 'closed') return;
      onChange((opened) => ({
        ...opened,
        unsaved: false,
        draft: { ...opened.draft, savedAt: Date.now() },
      }));
    } catch (error) {
      onChange((opened) => ({ ...opened, unsaved: true }));
      void import('./draft-copy.ts').then(({ keepCopy }) => keepCopy(value, error));
      throw error;
    }
  });
  let waited = false;
  const hold = holdDraft(draft.key, navigator.locks, (now) => {
    onChange((opened) => ({ ...opened, hold: now }));
    if (now === 'elsewhere') waited = true;
    if (now !== 'here' || !waited) return;
    waited = false;
    // Taken over from another tab: what that one counted last is what goes on here.
    void openDraft(store, draft).then((kept) =>
      onChange((opened) => ({ ...opened, draft: { ...kept, basedOn: draft.basedOn } })),
    );
  });
  const flushOnHide = () => void saver.flush().catch(() => undefined);
  document.addEventListener('visibilitychange', flushOnHide);
  const leave = holdReload(saver.flush);
  return {
    saver,
    hold,
    end() {
      document.removeEventListener('visibilitychange', flushOnHide);
      flushOnHide();
      hold.release();
      leave();
    },
  };
}

/** Opens the draft of a context, for as long as the form is shown; saves each change within 400 ms, and keeps other tabs out. */
export function useDraft(
  context: DraftContext,
  /** The version that stands already, which a report begun now is based on. */
  standing: string | null,
): Counting {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [failed, setFailed] = useState(false);
  const [session, setSession] = useState<ReturnType<typeof open> | null>(null);
  const { form, churchId, serviceId, date, groupId = null } = context;

  useEffect(() => {
    let current = true;
    let ending: ReturnType<typeof open> | null = null;
    void (async () => {
      const store = must(await storeOf(databases()), 'a signed-in person');
      const kept = await openDraft(store, { form, churchId, serviceId, date, groupId });
      // What the store did not take before this page was loaded again: see draft-copy.ts.
      const copy = JSON.parse(sessionStorage.getItem(kept.key) ?? 'null') as Draft | null;
      const draft = copy ?? kept;
      if (!current) return;
      setOpened({ draft, hold: 'asking', unsaved: false });
      ending = open(store, draft, (change) =>
        setOpened((before) => (before && current ? change(before) : before)),
      );
      setSession(ending);
      if (copy) ending.saver.change(copy);
    })().catch(() => current && setFailed(true));
    return () => {
      current = false;
      ending?.end();
    };
  }, [form, churchId, serviceId, date, groupId]);

  if (failed) return { state: 'failed' };
  if (!opened || !session) return { state: 'opening' };
  return {
    state: 'open',
    draft: opened.draft,
    elsewhere: opened.hold === 'elsewhere',
    unsaved: opened.unsaved,
    change(values) {
      const { draft: before } = opened;
      const basedOn = before.savedAt === 0 ? standing : before.basedOn;
      const draft = { ...before, basedOn, values: { ...before.values, ...values } };
      setOpened({ ...opened, draft });
      session.saver.change(draft);
    },
    flush: session.saver.flush,
    continueHere: session.hold.continueHere,
  };
}
