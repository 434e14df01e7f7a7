import { useRef, useState } from 'react';
import { Failure, type FieldErrors } from '#domain/errors.ts';
import { firstTimerOperation } from '#domain/rolls/first-timer-operation.ts';
import { newId } from '#domain/values/new-id.ts';
import type { RollCall } from '#store/rolls/roll-call.ts';
import { call } from '../../api/calls/call.ts';
import { snackbars, submitted } from '../../ui/snackbar/snackbars.ts';
import { inputOf, nobodyTyped, type TypedFirstTimer } from './typed-first-timer.ts';

interface Adding {
  roll: RollCall;
  typed: TypedFirstTimer;
  onType(typed: TypedFirstTimer): void;
  onClose(): void;
}

/** How somebody new is handed to the queue. `next`: another one is typed at once. */
export function useAdding({ roll, typed, onType, onClose }: Adding) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  // Of one person, however often the key is pressed.
  const [id, setId] = useState(newId);
  const first = useRef<HTMLInputElement>(null);

  async function add(next: boolean): Promise<void> {
    const name = typed.firstName.trim();
    setFailure(null);
    setErrors(name === '' ? { firstName: 'Fill in the first name' } : {});
    if (name === '' || busy) return first.current?.focus();
    setBusy(true);
    try {
      await call(firstTimerOperation, inputOf(typed, roll), { id });
    } catch (error) {
      const refused = error instanceof Failure ? error : null;
      setErrors(refused?.fields ?? {});
      setFailure(refused?.message ?? 'This was not saved. Try again');
      return;
    } finally {
      setBusy(false);
    }
    snackbars.show({ ...submitted, text: `${name} is added and marked present` });
    onType(nobodyTyped);
    setId(newId());
    if (next) first.current?.focus();
    else onClose();
  }
  return { errors, failure, busy, add, first };
}
