import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useEffect, useSyncExternalStore } from 'react';
import { cx } from '../cx.ts';
import { Icon } from '../icon/icon.tsx';
import { settling } from '../settling.ts';
import * as css from './snackbar.css.ts';
import type { createSnackbars, Snack } from './snackbars.ts';

function Showing({ snack, close }: { snack: Snack; close(): void }) {
  useEffect(() => {
    if (snack.life === null) return;
    const timer = setTimeout(close, snack.life);
    return () => clearTimeout(timer);
  });
  return (
    <div ref={settling} className={cx(css.snackbar, css.tones[snack.tone])}>
      <Icon of={snack.tone === 'success' ? CircleCheck : CircleAlert} size="lg" />
      <span className={css.words}>{snack.text}</span>
      {snack.action && (
        <button
          type="button"
          className={css.action}
          onClick={() => {
            close();
            snack.action?.run?.();
          }}
        >
          {snack.action.label}
        </button>
      )}
    </div>
  );
}

/** Place of the page's messages: at the top, one at a time, announced politely. */
export function SnackbarPlace({ of }: { of: ReturnType<typeof createSnackbars> }) {
  const snack = useSyncExternalStore(of.subscribe, of.current);
  return (
    // Said aloud: a dialog hides everything from people who listen but what is live by name.
    <output className={css.place} aria-live="polite">
      {snack && <Showing key={snack.text} snack={snack} close={() => of.close(snack)} />}
    </output>
  );
}
