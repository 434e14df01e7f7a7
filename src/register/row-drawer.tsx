import { useState } from 'react';
import { titlesIn } from '#domain/register/linked-rows.ts';
import type { RefusedRow } from '#store/register/refused-rows.ts';
import { useLive } from '../api/live-queries/use-live.ts';
import { EmptyState } from '../ui/empty-state/empty-state.tsx';
import { NotRead } from '../ui/empty-state/not-read.tsx';
import { Skeleton } from '../ui/skeleton/skeleton.tsx';
import { DrawerFrame } from './drawer-frame.tsx';
import type { RegisterView } from './register-view.ts';
import { RowEditor, RowPanel } from './row-panel.tsx';

interface DrawerProps {
  view: RegisterView;
  refused: RefusedRow | undefined;
  /** Whether there is room for it beside the list, on a wide screen. */
  isBeside?: boolean;
  onClose(): void;
}

/** Drawer with the form of a new row. `begins`: fields that are known before anybody types. */
export function NewRowDrawer({
  view,
  refused,
  below,
  begins,
  stays = false,
  isBeside = true,
  onClose,
}: DrawerProps & {
  /** Id of what it is added below. */
  below?: string | undefined;
  begins?: Readonly<Record<string, unknown>>;
  /** After a row was added, the form is there for another one. */
  stays?: boolean;
}) {
  const [added, setAdded] = useState(0);
  const title = `New ${view.register.words.one}`;
  const live = useLive(view.queries.blank);
  return (
    <DrawerFrame view={view} title={title} isBeside={isBeside} onClose={onClose}>
      {live.state === 'loading' && <Skeleton lines={6} what="the form" />}
      {live.state === 'failed' && <NotRead title="Could not open the form" />}
      {live.state === 'ready' && (
        <RowEditor
          key={added}
          view={view}
          open={{ ...live.data, row: { ...live.data.row, ...begins } }}
          isNew
          refused={refused}
          below={below}
          onAdded={stays && !refused ? () => setAdded(added + 1) : undefined}
          onClose={onClose}
        />
      )}
    </DrawerFrame>
  );
}

/** One row of the list: read, changed, archived, and what was done to it. */
export function RowDrawer({
  view,
  id,
  refused,
  isBeside = true,
  onClose,
}: DrawerProps & { id: string }) {
  const { register } = view;
  const live = useLive(view.queries.one, id);
  const found = live.state === 'ready' ? live.data : null;
  const open = found?.state === 'known' ? found.open : null;
  const title = open
    ? register.title(open.row, new Map(titlesIn(register, open.linked)))
    : `A ${register.words.one}`;
  const row = open?.mayEdit ? open.row : null;
  return (
    <DrawerFrame view={view} title={title} row={row} isBeside={isBeside} onClose={onClose}>
      {live.state === 'failed' && <NotRead title={`Could not load this ${register.words.one}`} />}
      {(live.state === 'loading' || found?.state === 'filling') && (
        <Skeleton lines={6} what={`this ${register.words.one}`} />
      )}
      {found?.state === 'unknown' && (
        <EmptyState icon={view.icon} title={`We can’t find this ${register.words.one}`}>
          The link may be wrong, or it is one that you don’t look after.
        </EmptyState>
      )}
      {open && <RowPanel key={id} view={view} open={open} refused={refused} onClose={onClose} />}
    </DrawerFrame>
  );
}
