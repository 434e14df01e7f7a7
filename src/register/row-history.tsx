import { Link } from '@tanstack/react-router';
import Eraser from 'lucide-react/icons/eraser';
import FilePlus from 'lucide-react/icons/file-plus';
import Merge from 'lucide-react/icons/merge';
import Pencil from 'lucide-react/icons/pencil';
import Split from 'lucide-react/icons/split';
import { useEffect, useState } from 'react';
import { Failure } from '#domain/errors.ts';
import type { Titles } from '#domain/register/field-text.ts';
import { titlesIn } from '#domain/register/linked-rows.ts';
import { holds } from '#domain/permissions.ts';
import { fieldNamed } from '#domain/register/register.ts';
import { eventsOfFields, type RowEvent, sidesOf, withWhom } from '#domain/register/row-history.ts';
import { dateInZone, dateWithYear } from '#domain/values/dates/local-date.ts';
import type { Store } from '#store/database.ts';
import { lookedUpRows } from '#store/register/looked-up-rows.ts';
import { call } from '../api/calls/call.ts';
import { Button, buttonLook } from '../ui/button/button.tsx';
import { Skeleton } from '../ui/skeleton/skeleton.tsx';
import { timeOfDay } from '../ui/time.ts';
import { Timeline, type TimelineEvent } from '../ui/timeline/timeline.tsx';
import { type RegisterView, shownText } from './register-view.ts';
import * as css from './register.css.ts';
import { storeHere } from './save-row.ts';

type Asked =
  | { state: 'asking' }
  /** `titles`: of people and others whom the changes name, where this device knows them. */
  | {
      state: 'known';
      events: readonly RowEvent[];
      titles: Titles;
      readsAudit: boolean;
      /** When this device looked at them, ms; null for what the server says now. */
      at: number | null;
    }
  | { state: 'failed'; why: string };

interface Found {
  events: readonly RowEvent[];
  at: number | null;
}

async function find(
  store: Store,
  { view, id, kept }: Pick<HistoryProps, 'view' | 'id' | 'kept'>,
): Promise<Found> {
  try {
    const answer = await call(view.operations.history, { id });
    const events = answer.answeredBy === 'device' ? [] : answer.output.data;
    // A full device shows it all the same: only a later look without a network misses it.
    await kept?.keep(store, id, { events, at: Date.now() }).catch(() => undefined);
    return { events, at: null };
  } catch (error) {
    const isAway = error instanceof Failure && error.code === 'unavailable';
    const known = isAway ? await kept?.find(store, id) : null;
    if (known) return known;
    throw error;
  }
}

async function ask(of: Pick<HistoryProps, 'view' | 'id' | 'kept'>): Promise<Asked> {
  const { register } = of.view;
  try {
    const store = await storeHere();
    const { events, at } = await find(store, of);
    const linked = await lookedUpRows(store, register, events.flatMap(sidesOf));
    const titles = new Map(titlesIn(register, linked));
    const readsAudit = holds(store.profile.grants, 'audit.view');
    return { state: 'known', events, titles, readsAudit, at };
  } catch (error) {
    const why = error instanceof Failure ? error.message : 'The history could not be read';
    return { state: 'failed', why };
  }
}

function changeWords(view: RegisterView, titles: Titles) {
  return ({ field, was, became }: RowEvent['changes'][number]) => {
    const of = fieldNamed(view.register, field);
    const words = (value: unknown) => {
      const text = shownText(view, field, value, titles);
      if (text) return text;
      // Somebody whom the reader does not see is not nobody.
      return of?.input.kind === 'lookup' && value !== null
        ? 'a name that you do not see'
        : 'nothing';
    };
    return `${of?.label ?? field}: ${words(was)} → ${words(became)}`;
  };
}

const whomOf = ({ changes }: RowEvent): string => {
  const whom = changes.find(({ field }) => field === withWhom);
  return String(whom?.became ?? whom?.was ?? 'another record');
};

type Look = Pick<TimelineEvent, 'icon' | 'tone'> & {
  did(view: RegisterView, event: RowEvent): string;
};

const added: Look = {
  icon: FilePlus,
  tone: 'success',
  did: ({ register }) => `added this ${register.words.one}`,
};

const looks: Record<RowEvent['what'], Look> = {
  created: added,
  imported: added,
  changed: { icon: Pencil, tone: 'neutral', did: () => 'changed this' },
  merged: {
    icon: Merge,
    tone: 'neutral',
    did: (_view, event) => `merged this with another record of ${whomOf(event)}`,
  },
  unmerged: {
    icon: Split,
    tone: 'neutral',
    did: (_view, event) => `undid the merge with another record of ${whomOf(event)}`,
  },
  erased: {
    icon: Eraser,
    tone: 'neutral',
    did: ({ register }) => `erased this ${register.words.one}`,
  },
};

function eventOf(view: RegisterView, titles: Titles, event: RowEvent): TimelineEvent {
  const at = new Date(event.at);
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const { icon, tone, did } = looks[event.what];
  return {
    id: event.id,
    date: dateInZone(at, timeZone),
    time: timeOfDay(at.getTime()),
    icon,
    tone,
    title: `${event.byName} ${did(view, event)}`,
    detail: event.changes
      .filter(({ field }) => field !== withWhom)
      .map(changeWords(view, titles))
      .map((line) => <p key={line}>{line}</p>),
  };
}

/** Who tried what, and on which device, is in the audit log. */
function AuditLink({ view: { register }, id }: { view: RegisterView; id: string }) {
  return (
    <p className={css.historyNote}>
      <Link
        to="/pages/settings/audit-log"
        search={{ entity: register.entity.name, record: id }}
        className={buttonLook({ kind: 'secondary' })}
      >
        Audit log of this {register.words.one}
      </Link>
    </p>
  );
}

interface HistoryProps {
  view: RegisterView;
  id: string;
  titles: Titles;
  /** The changes of these fields alone. */
  only?: readonly string[];
  /** Keeps on this device what the server told, and finds it again without a network. */
  kept?: {
    keep(
      store: Store,
      id: string,
      told: { events: readonly RowEvent[]; at: number },
    ): Promise<void>;
    find(store: Store, id: string): Promise<{ events: readonly RowEvent[]; at: number } | null>;
  };
}

/** '26 Nov 2026, 09:12'. */
function lookedAt(at: number): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return `${dateWithYear(dateInZone(new Date(at), timeZone))}, ${timeOfDay(at)}`;
}

function Events({ view, id, titles, only, kept, onAgain }: HistoryProps & { onAgain(): void }) {
  const [asked, setAsked] = useState<Asked>({ state: 'asking' });
  useEffect(() => {
    let left = false;
    void ask({ view, id, ...(kept && { kept }) }).then((answer) => left || setAsked(answer));
    return () => {
      left = true;
    };
  }, [view, id, kept]);
  if (asked.state === 'asking') return <Skeleton lines={3} what="the history" />;
  if (asked.state === 'failed') {
    return (
      <div className={css.historyNote}>
        <p>{asked.why}.</p>
        <Button onClick={onAgain}>Try again</Button>
      </div>
    );
  }
  const events = only ? eventsOfFields(asked.events, only) : asked.events;
  return (
    <>
      {asked.at !== null && (
        <p className={css.historyNote}>Without a connection: as of {lookedAt(asked.at)}.</p>
      )}
      {events.length === 0 ? (
        <p className={css.historyNote}>Nothing was changed yet.</p>
      ) : (
        <Timeline
          label="History"
          events={events.map((event) =>
            eventOf(view, new Map([...titles, ...asked.titles]), event),
          )}
        />
      )}
      {asked.readsAudit && !only && <AuditLink view={view} id={id} />}
    </>
  );
}

/** Events of a row, the newest first, from the server. */
export function RowHistory(props: HistoryProps) {
  const [tries, setTries] = useState(0);
  return <Events key={tries} {...props} onAgain={() => setTries(tries + 1)} />;
}
