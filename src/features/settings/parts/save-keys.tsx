import { Button } from '../../../ui/button/button.tsx';
import * as css from '../settings.css.ts';

/** Keys of a form that is saved by itself: they wait for a change. */
export function SaveKeys({
  dirty,
  busy,
  onCancel,
}: {
  dirty: boolean;
  busy: boolean;
  onCancel(): void;
}) {
  return (
    <div className={css.actions}>
      <Button disabled={!dirty} onClick={onCancel}>
        Cancel
      </Button>
      <Button type="submit" kind="primary" disabled={!dirty} busy={busy && 'Saving…'}>
        Save changes
      </Button>
    </div>
  );
}
