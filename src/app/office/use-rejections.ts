import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { refusedChanges } from '#store/outbox/refused-changes.ts';
import { useLive } from '../../api/live-queries/use-live.ts';
import { errorSnack, snackbars } from '../../ui/snackbar/snackbars.ts';

/**
 * Says when the server refuses a change that was shown as done. What was refused before this start is
 * told by the badge of "My reports", where all of them stand.
 */
export function useRejections(): void {
  const navigate = useNavigate();
  const live = useLive(refusedChanges);
  const known = useRef<ReadonlySet<string> | null>(null);
  useEffect(() => {
    if (live.state !== 'ready') return;
    const before = known.current;
    known.current = new Set(live.data.map(({ id }) => id));
    const rejections = before ? live.data.filter(({ id }) => !before.has(id)) : [];
    const [newest] = rejections;
    if (!newest) return;
    const said =
      rejections.length === 1
        ? `${newest.what} was ${newest.inPart ? 'done in part' : 'refused'}. ${newest.problem.message}.`
        : `${rejections.length} changes were refused.`;
    snackbars.show({
      ...errorSnack(said),
      action: { label: 'Look', run: () => void navigate({ to: '/apps/churches/my-reports' }) },
    });
  }, [live, navigate]);
}
