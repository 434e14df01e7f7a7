import Plus from 'lucide-react/icons/plus';
import { Suspense, useState } from 'react';
import { groupsToJoin } from '#store/groups/groups-to-join.ts';
import { useLive } from '../../../api/live-queries/use-live.ts';
import { Button } from '../../../ui/button/button.tsx';
import { preloadPart } from '../../../ui/preload-part.tsx';

const { Part: JoinSheet, preload } = preloadPart(() =>
  import('./join-sheet.tsx').then((part) => part.JoinSheet),
);

/** Adds people to a group; not there for who may add nobody to any. */
export function JoinKey({ personIds, onDone }: { personIds: readonly string[]; onDone?(): void }) {
  const live = useLive(groupsToJoin);
  const [open, setOpen] = useState(false);
  if (live.state !== 'ready' || live.data.length === 0) return null;
  return (
    <>
      <Button
        icon={Plus}
        aria-haspopup="dialog"
        onPointerEnter={() => void preload().catch(() => undefined)}
        onClick={() => setOpen(true)}
      >
        Add to group
      </Button>
      {open && (
        <Suspense>
          <JoinSheet
            personIds={personIds}
            onClose={() => setOpen(false)}
            {...(onDone && { onDone })}
          />
        </Suspense>
      )}
    </>
  );
}
