import CircleCheck from 'lucide-react/icons/circle-check';
import Clock from 'lucide-react/icons/clock';
import Undo2 from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import { unsentRows } from '#store/register/unsent-rows.ts';
import { useLive } from '../../api/live-queries/use-live.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { useConfirm } from '../../ui/confirm/use-confirm.tsx';
import { attempt } from '../../ui/snackbar/attempt.ts';
import { grouped } from '../../ui/time.ts';
import { storeHere } from '../save-row.ts';
import type { LastImport as Last } from './import-draft.ts';
import type { Importable } from './importable.ts';

const dayAndTime = new Intl.DateTimeFormat('en-ZA', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

/** How many of these rows are still on this device alone. */
function useUnsent(ids: readonly string[]): number {
  const live = useLive(unsentRows);
  if (live.state !== 'ready') return 0;
  const unsent = new Set(live.data);
  return ids.filter((id) => unsent.has(id)).length;
}

/** The newest import of this device: how many of its rows are in use, and the way to undo it. */
export function LastImport({
  view,
  last,
  inUse,
  onUndone,
}: {
  view: Importable;
  last: Last;
  /** Ids of the rows that are here and not archived. */
  inUse: ReadonlySet<string>;
  onUndone(): void;
}) {
  const { one, many } = view.register.words;
  const { confirm, dialog } = useConfirm();
  const [done, setDone] = useState<number | null>(null);
  const ids = last.ids.filter((id) => inUse.has(id));
  const unsent = useUnsent(ids);
  const changes = last.changes ?? [];
  const some = (count: number) => `${grouped(count)} ${count === 1 ? one : many}`;
  const all = [
    ids.length > 0 && `${some(ids.length)} imported`,
    changes.length > 0 && `${some(changes.length)} changed`,
  ]
    .filter(Boolean)
    .join(', ');

  async function undo(): Promise<void> {
    const answer = await confirm({
      title: `Undo the import of ${some(ids.length + changes.length)}?`,
      message:
        changes.length === 0
          ? view.undoing
          : 'Those that were added are archived, or removed where no server has them. Those that were changed get their values of before.',
      actions: { confirm: { label: 'Undo the import' }, cancel: { label: 'Keep them' } },
    });
    if (answer !== 'confirmed') return;
    const { signal } = new AbortController();
    const progress = { onDone: setDone, signal };
    setDone(0);
    const undone = await attempt(
      storeHere()
        .then((store) => view.undo(store, ids, progress))
        .then(() => view.changing?.takeBack(changes, { ...progress, done: ids.length })),
    );
    setDone(null);
    if (undone) onUndone();
  }
  if (all === '' && done === null) return dialog;
  return (
    <>
      <Banner
        tone={unsent > 0 ? 'info' : 'success'}
        icon={unsent > 0 ? Clock : CircleCheck}
        title={`${all}.`}
        action={
          <Button
            icon={Undo2}
            busy={done !== null && `Undoing: ${grouped(done)} done`}
            onClick={() => void undo()}
          >
            Undo the import
          </Button>
        }
      >
        From “{last.fileName}”, {dayAndTime.format(last.at)}.
        {unsent > 0 && ` ${grouped(unsent)} of them not sent yet: they go by themselves.`}
      </Banner>
      {dialog}
    </>
  );
}
