import { liveQuery } from 'dexie';
import { useLayoutEffect, useState } from 'react';
import type { ReportValues } from '#domain/attendance/entities.ts';
import { must } from '#domain/must.ts';
import { autosave, type Autosave } from '#store/drafts/autosave.ts';
import { databases, storeOf, type Store } from '#store/database.ts';
import { openDraft, type ReportDraft, type DraftContext } from '#store/attendance/draft.ts';
import { saveDraft } from '#store/drafts/drafts.ts';
import { holdDraft, type DraftHold, type Hold } from '#store/drafts/hold-draft.ts';
import { noteTyped, unsavedOf } from '#store/drafts/typed.ts';
import { takeAhead } from '../../../api/calls/asked-ahead.ts';
import { blockReload } from '../../../api/updates/updates.ts';

/** A report being counted, kept on the device while it is. */
export type Counting =
  | { state: 'opening' }
  | { state: 'failed' }
  | {
      state: 'open';
      draft: ReportDraft;
      /** Another tab has it: this one only shows it. */
      elsewhere: boolean;
      /** The last save did not work; the next change tries again. */
      unsaved: boolean;
      change(values: Partial<ReportValues>): void;
      flush(): Promise<void>;
      continueHere(): void;
      /** Shows what is kept now: something else put another report in this draft's place. */
      reopen(): Promise<void>;
    };

interface Opened {
  draft: ReportDraft;
  hold: Hold;
  unsaved: boolean;
}

interface Found {
  draft: ReportDraft;
  unsaved: boolean;
}

/** Stored draft, or input never saved, from a page that went away too soon. */
async function newestDraft(store: Store, context: DraftContext): Promise<Found> {
  const kept = await openDraft(store, context);
  // Input that the store did not take before this page was loaded again: see draft-copy.ts.
  const copy = JSON.parse(sessionStorage.getItem(kept.key) ?? 'null') as ReportDraft | null;
  const typed = copy ?? (await unsavedOf(store.vault, kept));
  return { draft: typed ?? kept, unsaved: typed !== null };
}

/** Store and draft that a form begins with. */
export async function storeAndDraft(store: Store, context: Required<DraftContext>) {
  return { store, found: await newestDraft(store, context) };
}

type OnChange = (change: (opened: Opened) => Opened) => void;

/** Each key press is saved at once: the browser may be killed at the next. */
function saverFor(store: Store, onChange: OnChange): Autosave<ReportDraft> {
  return autosave(async (value: ReportDraft) => {
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
  }, 0);
}

/** A draft that was never saved is another one each time it is asked for. */
function shown(opened: Opened, draft: ReportDraft): Opened {
  return draft.savedAt === 0 && opened.draft.savedAt === 0 ? opened : { ...opened, draft };
}

interface Opening {
  saver: Autosave<ReportDraft>;
  hold: DraftHold;
  note(draft: ReportDraft): void;
  reopen(): Promise<void>;
  end(): void;
}

/** One opening of one draft: everything that ends with it. */
function open(store: Store, { draft, unsaved }: Found, onChange: OnChange): Opening {
  const saver = saverFor(store, onChange);
  // The draft found is older than input typed here from now on: it must not be saved over it.
  let typedHere = false;
  const show = (now: Found) => {
    onChange((opened) => ({ ...opened, draft: now.draft }));
    if (now.unsaved) saver.change(now.draft);
  };
  const takeOver = async () => {
    const now = await newestDraft(store, draft);
    if (!typedHere) show(now);
  };
  // A tab that only shows it follows the one that counts, up to the submission. The one that counts reads
  // nothing meanwhile: what is typed would be written behind that, too late for a browser that is killed.
  let following: { unsubscribe(): void } | null = null;
  const follow = () =>
    liveQuery(() => newestDraft(store, draft)).subscribe({
      next: (now) =>
        onChange((opened) => (opened.hold === 'elsewhere' ? shown(opened, now.draft) : opened)),
    });
  let waited = false;
  const hold = holdDraft(draft.key, navigator.locks, (now) => {
    onChange((opened) => ({ ...opened, hold: now }));
    if (now === 'elsewhere') {
      waited = true;
      typedHere = false;
      following ??= follow();
    }
    if (now !== 'here') return;
    following?.unsubscribe();
    following = null;
    // Taken over from another tab: what that one counted last is what goes on here.
    if (waited) void takeOver();
    else if (unsaved && !typedHere) saver.change(draft);
    waited = false;
  });
  const leave = blockReload(saver.flush);
  return {
    saver,
    hold,
    note(typed) {
      typedHere = true;
      noteTyped(store.vault, typed);
    },
    reopen: async () => show(await newestDraft(store, draft)),
    end() {
      following?.unsubscribe();
      void saver.flush().catch(() => undefined);
      hold.release();
      leave();
    },
  };
}

/** Opens the draft of a context, for as long as the form is shown; saves each change at once, and keeps other tabs out. */
export function useDraft(
  context: DraftContext,
  /** The version that stands already, which a report begun now is based on. */
  currentId: string | null,
  /** Names of the church, service and group, in words; null if this device knows none. */
  names: ReportDraft['names'] | null,
): Counting {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [failed, setFailed] = useState(false);
  const [session, setSession] = useState<Opening | null>(null);
  const { form, churchId, serviceId, date, groupId = null } = context;

  // Before the first frame: what was found ahead is drawn at once.
  useLayoutEffect(() => {
    let current = true;
    let ending: Opening | null = null;
    const begin = ({ store, found }: { store: Store; found: Found }) => {
      if (!current) return;
      setOpened({ draft: found.draft, hold: 'asking', unsaved: false });
      ending = open(store, found, (change) =>
        setOpened((before) => (before && current ? change(before) : before)),
      );
      setSession(ending);
    };
    const asked = { form, churchId, serviceId, date, groupId };
    const ahead = takeAhead(storeAndDraft, asked);
    if (ahead) begin(ahead.data);
    else {
      void storeOf(databases())
        .then((store) => storeAndDraft(must(store, 'a signed-in person'), asked))
        .then(begin)
        .catch(() => current && setFailed(true));
    }
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
      const basedOn = before.savedAt === 0 ? currentId : before.basedOn;
      const typedAt = Date.now();
      const draft = {
        ...before,
        basedOn,
        typedAt,
        ...(names && { names }),
        values: { ...before.values, ...values },
      };
      setOpened({ ...opened, draft });
      session.note(draft);
      session.saver.change(draft);
    },
    flush: session.saver.flush,
    continueHere: session.hold.continueHere,
    reopen: session.reopen,
  };
}
