import type { ChosenStatus } from '#domain/access/own-status.ts';
import type { Seen } from '#domain/protocol.ts';

/** Milliseconds that a person stays present without a stream: a page that reloads closes one. */
export const graceMs = 10_000;
/** A report of another process holds for so long (ms): each process reports again at every heartbeat. */
const reportLasts = 70_000;

/** The presence that others see: a person who chose not to be visible is away for them. */
function seenAs(status: ChosenStatus | null): Seen | null {
  return status === 'not-visible' ? null : status;
}

interface Here {
  status: ChosenStatus;
  streams: number;
  leaving: NodeJS.Timeout | undefined;
}

/** The presence of the people whose streams one process has. */
export interface PresenceReport {
  process: string;
  people: [accountId: string, seen: Seen | null][];
}

interface PresenceParts {
  /** Sends a report to every process, this one too. */
  publish(report: PresenceReport): void;
  /** Somebody came, went, or is seen otherwise now. */
  onChange(accountId: string, seen: Seen | null): void;
  process: string;
  now(): number;
  grace?: number;
}

/**
 * Presence of people by their open streams, on any device and any process. It is kept in memory and published, never
 * stored.
 */
export function createPresence({
  publish,
  onChange,
  process,
  now,
  grace = graceMs,
}: PresenceParts) {
  const here = new Map<string, Here>();
  const reported = new Map<string, Map<string, { seen: Seen; at: number }>>();

  function publishOf(accountId: string, status: ChosenStatus | null): void {
    publish({ process, people: [[accountId, seenAs(status)]] });
  }

  function seen(accountId: string): Seen | null {
    for (const one of reported.get(accountId)?.values() ?? []) return one.seen;
    return null;
  }

  function note(accountId: string, by: string, as: Seen | null): void {
    const before = seen(accountId);
    const of = reported.get(accountId) ?? new Map<string, { seen: Seen; at: number }>();
    if (as === null) of.delete(by);
    else of.set(by, { seen: as, at: now() });
    if (of.size === 0) reported.delete(accountId);
    else reported.set(accountId, of);
    const after = seen(accountId);
    if (after !== before) onChange(accountId, after);
  }

  function left(accountId: string): void {
    here.delete(accountId);
    publishOf(accountId, null);
  }

  return {
    seen,
    /** A stream of theirs was opened. */
    came(accountId: string, status: ChosenStatus): void {
      const known = here.get(accountId);
      clearTimeout(known?.leaving);
      here.set(accountId, { status, streams: (known?.streams ?? 0) + 1, leaving: undefined });
      if (known?.status !== status) publishOf(accountId, status);
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
      publishOf(accountId, status);
    },
    receive(report: PresenceReport): void {
      for (const [accountId, as] of report.people) note(accountId, report.process, as);
    },
    /** Reports everybody again, and forgets the reports of processes that are gone. */
    beat(): void {
      const people = [...here].map(([accountId, { status }]): PresenceReport['people'][number] => [
        accountId,
        seenAs(status),
      ]);
      if (people.length > 0) publish({ process, people });
      const old = now() - reportLasts;
      for (const [accountId, of] of reported) {
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
