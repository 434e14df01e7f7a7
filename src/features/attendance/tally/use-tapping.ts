import { useCallback, useEffect } from 'react';
import type { TallyKey } from '#domain/tally/tally-keys.ts';
import type { Tap } from '#store/tally/tally.ts';
import { takenBack, tapped } from '#store/tally/tapping.ts';
import { haptics } from '../../../ui/haptics.ts';
import { clickSound } from './click-sound.ts';
import type { TallyFeel } from './tally-feel.ts';
import { useTallyKeys } from './use-tally-keys.ts';
import type { Tallying } from './use-tally.ts';

const wakeLock = () => import('../form/wake-lock.ts');

const stayAwake = () => void wakeLock().then(({ holdWakeLock }) => holdWakeLock());

/** Taps and the way back, by finger and by keyboard. The screen stays on while somebody counts. */
export function useTapping({
  tallying,
  keys,
  feel,
  isOn,
}: {
  tallying: Tallying & { state: 'open' };
  keys: readonly TallyKey[];
  feel: TallyFeel;
  /** Nothing is open over the keys. */
  isOn: boolean;
}): { last: Tap | null; tap(key: TallyKey): void; undo(): void } {
  const { tally, elsewhere, change } = tallying;
  const last = tally.taps.at(-1) ?? null;

  useEffect(() => {
    stayAwake();
    return () => void wakeLock().then(({ releaseWakeLock }) => releaseWakeLock());
  }, []);

  const { clicks, vibrates } = feel;
  const tap = useCallback(
    (key: TallyKey) => {
      if (elsewhere) return;
      change((before, at) => tapped(before, key, at));
      // Behind the tap: the number on the key does not wait for it.
      setTimeout(stayAwake);
      if (clicks) clickSound('tap');
    },
    [elsewhere, change, clicks],
  );
  const canUndo = !elsewhere && last !== null;
  const undo = useCallback(() => {
    if (!canUndo) return;
    change(takenBack);
    if (vibrates) haptics([8, 40, 8]);
    if (clicks) clickSound('back');
  }, [canUndo, change, vibrates, clicks]);
  useTallyKeys({
    isOn: isOn && !elsewhere,
    onKey: (at) => {
      const key = keys[at];
      if (key) tap(key);
    },
    onAgain: () => last && tap(last.key),
    onBack: undo,
  });
  return { last, tap, undo };
}
