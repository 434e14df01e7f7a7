import type { ChosenStatus } from '#domain/access/own-status.ts';
import type { Seen } from '#domain/protocol.ts';

/** How long (ms) somebody stays here without a stream: a page that is loaded anew lets go of one. */
export const graceMs = 10_000;
/** What another process said holds for so long (ms): it says it again at every heartbeat. */
const saidFor = 70_000;

/** What others are told: who is not visible is not there. */
function seenAs(status: ChosenStatus | null): Seen | null {
  return status === 'not-visible' ? null : status;
}

interface Here {
  status: ChosenStatus;
  streams: number;
  leaving: NodeJS.Timeout | undefined;
}

/** What one process says of the people whose streams it has. */
export interface Attendance {
  process: string;
  people: [accountId: string, seen: Seen | null][];
}

interface PresenceParts {
  /** Tells every process, this one too. */
  say(attendance: Attendance): void;
  /** Somebody came, went, or is seen otherwise now. */
  onChange(accountId: string, seen: Seen | null): void;
  process: string;
  now(): number;
  grace?: number;
}

/**
 * Who is here, by the streams that are open: on any of their devices, on any process. Kept in memory
 * alone, and told, never stored.
 */
export function createPresence({ say, onChange, process, now, grace = graceMs }: PresenceParts) {
  const here = new Map<string, Here>();
  const said = new Map<string, Map<string, { seen: Seen; at: number }>>();

  function sayOf(accountId: string, status: ChosenStatus | null): void {
    say({ process, people: [[accountId, seenAs(status)]] });
  }

  function seen(accountId: string): Seen | null {
    for (const one of said.get(accountId)?.values() ?? []) return one.seen;
    return null;
  }

  function note(accountId: string, by: string, as: Seen | null): void {
    const before = seen(accountId);
    const of = said.get(accountId) ?? new Map<string, { seen: Seen; at: number }>();
    if (as === null) of.delete(by);
    else of.set(by, { seen: as, at: now() });
    if (of.size === 0) said.delete(accountId);
    else said.set(accountId, of);
    const after = seen(accountId);
    if (after !== before) onChange(accountId, after);
  }

  function left(accountId: string): void {
    here.delete(accountId);
    sayOf(accountId, null);
  }

  return {
    seen,
    /** A stream of theirs was opened. */
    came(accountId: string, status: ChosenStatus): void {
      const known = here.get(accountId);
      clearTimeout(known?.leaving);
      here.set(accountId, { status, streams: (known?.streams ?? 0) + 1, leaving: undefined });
      if (known?.status !== status) sayOf(accountId, status);
    },
    /** One of their streams ended. */
    went(accountId: string): void {
      const known = here.get(accountId);
      if (!known) return;
      known.streams -= 1;
      if (known.streams > 0) return;
      known.leaving = setTimeout(() => left(accountId), grace);
      known.leaving.unref();
    },
    chose(accountId: string, status: ChosenStatus): void {
      const known = here.get(accountId);
      if (!known) return;
      known.status = status;
      sayOf(accountId, status);
    },
    hear(attendance: Attendance): void {
      for (const [accountId, as] of attendance.people) note(accountId, attendance.process, as);
    },
    /** Says all of it again, and forgets what a process that is gone once said. */
    beat(): void {
      const people = [...here].map(([accountId, { status }]): Attendance['people'][number] => [
        accountId,
        seenAs(status),
      ]);
      if (people.length > 0) say({ process, people });
      const old = now() - saidFor;
      for (const [accountId, of] of said) {
        for (const [by, { at }] of of) if (at < old) note(accountId, by, null);
      }
    },
    close(): void {
      for (const { leaving } of here.values()) clearTimeout(leaving);
      here.clear();
    },
  };
}

export type Presence = ReturnType<typeof createPresence>;
