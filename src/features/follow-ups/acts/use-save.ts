import { useState } from 'react';
import { Failure, type FieldErrors } from '#domain/errors.ts';
import type { FollowUp } from '#domain/follow-ups/entities.ts';
import { saveFollowUp } from './save-follow-up.ts';

/** Saves what a sheet asks for and closes it; what is wrong stands at its fields, or above them. */
export function useSave(row: FollowUp, onClose: () => void) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  async function save(changed: Partial<FollowUp>): Promise<void> {
    setErrors({});
    setFailure(null);
    setBusy(true);
    try {
      await saveFollowUp(row, changed);
      onClose();
    } catch (error) {
      const known = error instanceof Failure ? error : null;
      setErrors(known?.fields ?? {});
      if (!known?.fields) setFailure(known?.message ?? 'This was not saved. Try again');
      setBusy(false);
    }
  }
  return { errors, failure, busy, save };
}
