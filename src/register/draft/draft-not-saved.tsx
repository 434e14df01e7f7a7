import { SyncState } from '../../ui/sync-state/sync-state.tsx';
import * as css from './draft-not-saved.css.ts';

/** Beside the keys of a form: says so while this device’s storage does not take what is typed in it. */
export function DraftNotSaved({ unsaved }: { unsaved: boolean }) {
  // There before it says anything: screen readers read out what comes into it.
  return (
    <output className={css.place}>
      {unsaved && (
        <SyncState state="attention" word="Not saved yet. Change something to try again" />
      )}
    </output>
  );
}
