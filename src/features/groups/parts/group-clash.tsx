import GitCompare from 'lucide-react/icons/git-compare';
import { useState } from 'react';
import type { GroupEdits } from '#domain/groups/group-editing.ts';
import { insisted, type Clash } from '#domain/editing.ts';
import { dateInZone, shortDate } from '#domain/values/local-date.ts';
import type { ClashingEdit } from '#store/clashes.ts';
import type { EditedGroup, ShownGroup } from '#store/groups/group-page.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { MergeColumns } from '../../../ui/merge-columns/merge-columns.tsx';
import { type MergeField, type MergeSide, sideOf } from '../../../ui/merge-columns/merged.ts';
import { attempt } from '../../../ui/snackbar/attempt.ts';
import { timeOfDay } from '../../../ui/time.ts';
import { decideClash } from '../edit-group.ts';
import * as css from './group.css.ts';

const names: Record<string, string> = { name: 'Name', description: 'Description' };

const textOf = (value: unknown) => (typeof value === 'string' ? value : null);

/** By this device's clock. */
function momentOf(at: string | null): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const when = new Date(at ?? '');
  if (Number.isNaN(when.getTime())) return 'at an unknown time';
  return `${shortDate(dateInZone(when, timeZone))} ${timeOfDay(when.getTime())}`;
}

/** Who changed it meanwhile: one person, or several. */
function otherOf(clashes: readonly Clash[]): { name: string; detail: string } {
  const people = [...new Set(clashes.map(({ byName }) => byName ?? 'Somebody else'))];
  const last = clashes.map(({ at }) => at).toSorted()[clashes.length - 1];
  return { name: people.join(' and '), detail: `Changed ${momentOf(last ?? null)}` };
}

function fieldsOf({ edits, clashes }: ClashingEdit<EditedGroup>): MergeField[] {
  return clashes.map(({ field, now }) => ({
    id: field,
    name: names[field] ?? field,
    values: [textOf(edits[field as keyof EditedGroup]?.shallBe), textOf(now)],
  }));
}

/** Two wishes for one group side by side: neither is lost, and one of the two is chosen. */
export function GroupClash({
  group,
  clash,
}: Pick<ShownGroup, 'group'> & { clash: ClashingEdit<EditedGroup> }) {
  const [chosen, setChosen] = useState<Record<string, MergeSide>>({});
  const [busy, setBusy] = useState(false);
  const { itemId, edits, clashes, capturedAt } = clash;
  const fields = fieldsOf(clash);
  const other = otherOf(clashes);
  async function decide(): Promise<void> {
    setBusy(true);
    const given = fields.filter((field) => sideOf(field, chosen) === 1).map(({ id }) => id);
    const left: GroupEdits = insisted(edits, clashes, new Set(given));
    const { id, churchId } = group;
    await attempt(decideClash(itemId, { id, churchId, edits: left }));
    setBusy(false);
  }
  return (
    <section className={css.clash} aria-label={`You and ${other.name} changed this group`}>
      <Banner
        tone="warning"
        icon={GitCompare}
        title={`You and ${other.name} changed this group at the same time.`}
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
