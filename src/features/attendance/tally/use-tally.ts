import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { must } from '#domain/must.ts';
import { freeDoor } from '#domain/tally/door-name.ts';
import { databases, storeOf, type Store } from '#store/database.ts';
import { autosave } from '#store/drafts/autosave.ts';
import { holdDraft, type DraftHold, type Hold } from '#store/drafts/hold-draft.ts';
import { doorsOfService } from '#store/tally/doors-of-service.ts';
import { dropOldTallies, keepTally, noteTally } from '#store/tally/keep-tally.ts';
import { keepDoorsToTell } from '#store/tally/tell-doors.ts';
import { newTally, tallyKey, tallyOf, type Tally, type TallyPlace } from '#store/tally/tally.ts';
import { tellNow } from '../../../api/sync/tell-now.ts';
import { blockReload } from '../../../api/updates/updates.ts';

/** Ms from a tap until it is on the disk, and until the other doors are told of it. */
const saveWithin = 300;
const tellWithin = 2000;

type Change = (tally: Tally, now: number) => Tally;

export type Tallying =
  | { state: 'opening' }
  | { state: 'failed' }
  | {
      state: 'open';
      tally: Tally;
      /** Another tab counts this door: this one only shows it. */
      elsewhere: boolean;
      /** The last save did not work; the next tap tries again. */
      unsaved: boolean;
      change(change: Change): void;
      flush(): Promise<void>;
      continueHere(): void;
    };

/** The tally that is kept, or a new one at a door where nobody counts yet. */
async function openTally(store: Store, place: TallyPlace): Promise<Tally> {
  const kept = await tallyOf(store, place);
  if (kept) return kept;
  const others = await doorsOfService(store, place);
  const door = freeDoor(others.map((other) => other.door));
  return newTally(store.profile.id, place, { door, now: Date.now() });
}

interface Session {
  change(change: Change): void;
  flush(): Promise<void>;
  hold: DraftHold;
  end(): void;
}

interface Shown {
  tally: Tally;
  hold: Hold;
  unsaved: boolean;
}

function begin(store: Store, first: Tally, show: (shown: Partial<Shown>) => void): Session {
  const { vault } = store;
  let tally = first;
  let telling: ReturnType<typeof setTimeout> | undefined;
  const saver = autosave(async (value: Tally) => {
    try {
      await keepTally(vault, value);
      show({ unsaved: false });
    } catch (error) {
      show({ unsaved: true });
      throw error;
    }
  }, saveWithin);
  const tell = () => {
    telling = undefined;
    void saver
      .flush()
      .then(() => keepDoorsToTell(vault, tally))
      .then(tellNow)
      .catch(() => undefined);
  };
  let waited = false;
  const hold = holdDraft(`tally:${tally.key}`, navigator.locks, (now) => {
    show({ hold: now });
    if (now === 'elsewhere') waited = true;
    if (now !== 'here' || !waited) return;
    waited = false;
    // Taken over from another tab: what that one counted last is what goes on here.
    void openTally(store, tally).then(
      (kept) => show({ tally: (tally = kept) }),
      () => show({ unsaved: true }),
    );
  });
  // Killed before the others were told: they are now.
  if (tally.taps.length > 0) telling = setTimeout(tell, tellWithin);
  const leave = blockReload(saver.flush);
  return {
    change(change) {
      tally = change(tally, Date.now());
      show({ tally });
      noteTally(vault, tally);
      saver.change(tally);
      telling ??= setTimeout(tell, tellWithin);
    },
    flush: saver.flush,
    hold,
    end() {
      clearTimeout(telling);
      if (telling !== undefined) tell();
      hold.release();
      leave();
    },
  };
}

type Acts = Pick<Tallying & { state: 'open' }, 'change' | 'flush' | 'continueHere'>;

/** The same for all taps: what takes them is not drawn anew. */
function useActs(session: RefObject<Session | null>): Acts {
  return useMemo(
    () => ({
      change: (change) => session.current?.change(change),
      flush: async () => session.current?.flush(),
      continueHere: () => session.current?.hold.continueHere(),
    }),
    [session],
  );
}

/** The door that is counted on this device: each tap is kept at once, and told to the others soon. */
export function useTally(place: TallyPlace): Tallying {
  const [shown, setShown] = useState<Shown | null>(null);
  const [failed, setFailed] = useState(false);
  const session = useRef<Session | null>(null);
  const acts = useActs(session);
  const { churchId, serviceId, date } = place;

  useEffect(() => {
    let current = true;
    const show = (now: Partial<Shown>) =>
      setShown((before) => (before && current ? { ...before, ...now } : before));
    const open = async () => {
      const store = must(await storeOf(databases()), 'a signed-in person');
      await dropOldTallies(store.vault, Date.now());
      const tally = await openTally(store, { churchId, serviceId, date });
      if (!current) return;
      setShown({ tally, hold: 'asking', unsaved: false });
      session.current = begin(store, tally, show);
    };
    open().catch(() => current && setFailed(true));
    return () => {
      current = false;
      session.current?.end();
      session.current = null;
    };
  }, [churchId, serviceId, date]);

  if (failed) return { state: 'failed' };
  if (!shown || shown.tally.key !== tallyKey(shown.tally.accountId, place)) {
    return { state: 'opening' };
  }
  const { tally, hold, unsaved } = shown;
  return {
    state: 'open',
    tally,
    elsewhere: hold === 'elsewhere',
    unsaved,
    ...acts,
  };
}
