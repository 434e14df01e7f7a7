import GitCompare from 'lucide-react/icons/git-compare';
import { useState } from 'react';
import { type Clash, type Edits, insisted, wishesIn } from '#domain/editing.ts';
import { dateInZone, shortDate } from '#domain/values/dates/local-date.ts';
import type { ClashingEdit } from '#store/outbox/clashes.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { MergeColumns } from '../../ui/merge-columns/merge-columns.tsx';
import { type MergeField, type MergeSide, sideOf } from '../../ui/merge-columns/merged.ts';
import { attempt } from '../../ui/snackbar/attempt.ts';
import { timeOfDay } from '../../ui/time.ts';
import * as css from '../register.css.ts';

/** By this device's clock. */
function momentOf(at: string | null): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const when = new Date(at ?? '');
  if (Number.isNaN(when.getTime())) return 'at an unknown time';
  return `${shortDate(dateInZone(when, timeZone))} ${timeOfDay(when.getTime())}`;
}

/** Names of the people who changed the row meanwhile, and the time of the last change. */
function otherOf(clashes: readonly Clash[]): { name: string; detail: string } {
  const people = [...new Set(clashes.map(({ byName }) => byName ?? 'Somebody else'))];
  const last = clashes.map(({ at }) => at).toSorted()[clashes.length - 1];
  return { name: people.join(' and '), detail: `Changed ${momentOf(last ?? null)}` };
}

/** Two changes of one record side by side: neither is lost, and one of the two is chosen. */
export function ClashChoice<Row>({
  what,
  clash: { edits, clashes, capturedAt },
  labelOf,
  textOf,
  onDecide,
}: {
  /** The record, as in 'this church'. */
  what: string;
  clash: ClashingEdit<Row>;
  labelOf(field: string): string;
  /** A value as people read it; null where nothing can be said of it. */
  textOf(field: string, value: unknown): string | null;
  /** `edits`: what is insisted on; nothing where all of it is given up. */
  onDecide(edits: Edits<Row>): Promise<void>;
}) {
  const [chosen, setChosen] = useState<Record<string, MergeSide>>({});
  const [busy, setBusy] = useState(false);
  const wishes = new Map(wishesIn(edits));
  const fields = clashes.map(({ field, now }): MergeField => ({
    id: field,
    name: labelOf(field),
    values: [textOf(field, wishes.get(field)), textOf(field, now)],
  }));
  const other = otherOf(clashes);
  async function decide(): Promise<void> {
    setBusy(true);
    const given = fields.filter((field) => sideOf(field, chosen) === 1).map(({ id }) => id);
    await attempt(onDecide(insisted(edits, clashes, new Set(given))));
    setBusy(false);
  }
  return (
    <section className={css.clash} aria-label={`You and ${other.name} changed this ${what}`}>
      <Banner
        tone="warning"
        icon={GitCompare}
        title={`You and ${other.name} changed this ${what} at the same time.`}
      >
        Choose which one stays. Nothing of yours is lost until then.
      </Banner>
      <MergeColumns
        people={[{ name: 'You', detail: `Changed ${momentOf(capturedAt)}, not kept yet` }, other]}
        fields={fields}
        chosen={chosen}
        onChoose={(field, side) => setChosen({ ...chosen, [field]: side })}
      />
      <div className={css.actions}>
        <Button kind="primary" busy={busy && 'Saving…'} onClick={() => void decide()}>
          Keep what is chosen
        </Button>
      </div>
    </section>
  );
}
