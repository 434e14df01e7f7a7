import { useState } from 'react';
import { openByPin } from '../../../api/session/pin.ts';
import { pinLength, type PinState } from '../../../ui/pin-pad/pin-pad.tsx';
import { minutesLeft } from './tablet-words.ts';

const wait = '5 minutes';
const end = 'only the password opens it';

/** Six digits of one person. `onPassword`: only the password opens what they have here. */
export function usePinEntry(
  id: string,
  { onOpen, onPassword }: { onOpen(): void; onPassword(): void },
) {
  const [value, setValue] = useState('');
  const [state, setState] = useState<PinState>({ is: 'ready' });
  const [busy, setBusy] = useState(false);

  async function enter(pin: string): Promise<void> {
    setBusy(true);
    const answer = await openByPin(id, pin);
    if (answer.is === 'open') return onOpen();
    setBusy(false);
    setValue('');
    if (answer.is === 'gone' || answer.is === 'overdue') return onPassword();
    if (answer.is === 'locked') return setState({ is: 'locked', left: minutesLeft(answer.for) });
    const { triesLeft, after } = answer;
    setState({ is: 'wrong', triesLeft, after: after === 'wait' ? { wait } : { end } });
  }

  function change(next: string): void {
    if (busy) return;
    setValue(next);
    if (state.is === 'wrong') setState({ is: 'ready' });
    if (next.length === pinLength) void enter(next);
  }
  return { value, state, busy, change };
}
