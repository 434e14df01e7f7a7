import { useBlocker } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ConfirmDialog } from '../../ui/confirm/confirm-dialog.tsx';

/** Asks before somebody leaves what they have not saved. What it answers stands somewhere in the form. */
export function useUnsaved(dirty: boolean): ReactNode {
  const leaving = useBlocker({
    shouldBlockFn: ({ current, next }) => dirty && current.pathname !== next.pathname,
    enableBeforeUnload: dirty,
    withResolver: true,
  });
  if (leaving.status !== 'blocked') return null;
  return (
    <ConfirmDialog
      title="Leave without saving?"
      message="What you typed here is not saved yet."
      actions={{ confirm: { label: 'Leave without saving' }, cancel: { label: 'Stay here' } }}
      onAnswer={(answer) => (answer === 'confirmed' ? leaving.proceed() : leaving.reset())}
    />
  );
}
