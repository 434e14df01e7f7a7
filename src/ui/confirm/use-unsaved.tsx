import { useRouter } from '@tanstack/react-router';
import { useEffect, useState, type ReactNode } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';

/**
 * Asks before somebody leaves what they have not saved. What it answers stands somewhere in the form.
 * By the history itself: the router's own hook would come with the first load of every page.
 */
export function useUnsaved(dirty: boolean): ReactNode {
  const { history } = useRouter();
  const [asked, setAsked] = useState<{ answer(stay: boolean): void } | null>(null);
  useEffect(() => {
    if (!dirty) return;
    return history.block({
      enableBeforeUnload: true,
      blockerFn: async ({ currentLocation, nextLocation }) => {
        if (currentLocation.pathname === nextLocation.pathname) return false;
        const { promise, resolve: answer } = Promise.withResolvers<boolean>();
        setAsked({ answer });
        return promise.finally(() => setAsked(null));
      },
    });
  }, [dirty, history]);
  if (!asked) return null;
  return (
    <ConfirmDialog
      title="Leave without saving?"
      message="What you typed here is not saved yet."
      actions={{ confirm: { label: 'Leave without saving' }, cancel: { label: 'Stay here' } }}
      onAnswer={(answer) => asked.answer(answer !== 'confirmed')}
    />
  );
}
