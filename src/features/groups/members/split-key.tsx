import { Suspense, useState } from 'react';
import type { Group } from '#domain/groups/entities.ts';
import { rosterOf } from '#store/groups/roster.ts';
import { useLive } from '../../../api/live-queries/use-live.ts';
import { Button } from '../../../ui/button/button.tsx';
import { preloadPart } from '../../../ui/preload-part.tsx';

const { Part: SplitSheet, preload } = preloadPart(() =>
  import('./split-sheet.tsx').then((part) => part.SplitSheet),
);

/** Divides a group that has people for two. */
export function SplitKey({ group }: { group: Group }) {
  const live = useLive(rosterOf, group.id, group.churchId, group.groupTypeId);
  const [open, setOpen] = useState(false);
  if (live.state !== 'ready' || live.data.members.length < 2) return null;
  return (
    <>
      <Button
        aria-haspopup="dialog"
        onPointerEnter={() => void preload().catch(() => undefined)}
        onClick={() => setOpen(true)}
      >
        Split
      </Button>
      {open && (
        <Suspense>
          <SplitSheet group={group} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
