import GitCompare from 'lucide-react/icons/git-compare';
import { useState } from 'react';
import { insisted, type Clash } from '#domain/editing.ts';
import type { Titles } from '#domain/register/field-text.ts';
import { type AnyRow, fieldNamed } from '#domain/register/register.ts';
import { dateInZone, shortDate } from '#domain/values/dates/local-date.ts';
import type { ClashingEdit } from '#store/outbox/clashes.ts';
import { Banner } from '../ui/banner/banner.tsx';
import { Button } from '../ui/button/button.tsx';
import { MergeColumns } from '../ui/merge-columns/merge-columns.tsx';
import { type MergeField, type MergeSide, sideOf } from '../ui/merge-columns/merged.ts';
import { attempt } from '../ui/snackbar/attempt.ts';
import { timeOfDay } from '../ui/time.ts';
import { type RegisterView, shownText } from './register-view.ts';
import * as css from './register.css.ts';
import { decideClash } from './save-row.ts';

type RowClashing = ClashingEdit<Record<string, unknown>>;

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

/** Two changes of one row side by side: neither is lost, and one of the two is chosen. */
export function RowClash({
  view,
  row,
  titles,
  clash: { itemId, edits, clashes, capturedAt },
}: {
  view: RegisterView;
  row: AnyRow;
  titles: Titles;
  clash: RowClashing;
}) {
  const [chosen, setChosen] = useState<Record<string, MergeSide>>({});
  const [busy, setBusy] = useState(false);
  const { words } = view.register;
  const textOf = (field: string, value: unknown) => {
    if (!fieldNamed(view.register, field) || value === null) return null;
    return shownText(view, field, value, titles);
  };
  const fields = clashes.map(({ field, now }): MergeField => ({
    id: field,
    name: fieldNamed(view.register, field)?.label ?? field,
    values: [textOf(field, edits[field]?.shallBe), textOf(field, now)],
  }));
  const other = otherOf(clashes);
  async function decide(): Promise<void> {
    setBusy(true);
    const given = fields.filter((field) => sideOf(field, chosen) === 1).map(({ id }) => id);
    await attempt(decideClash(view, itemId, row, insisted(edits, clashes, new Set(given))));
    setBusy(false);
  }
  return (
    <section className={css.clash} aria-label={`You and ${other.name} changed this ${words.one}`}>
      <Banner
        tone="warning"
        icon={GitCompare}
        title={`You and ${other.name} changed this ${words.one} at the same time.`}
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
