import type { Task } from '#domain/demo/tasks/entities.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Sheet } from '../../../../ui/sheet/sheet.tsx';
import { nameOf } from '../words.ts';
import * as css from './task-form.css.ts';

/** Asks before something goes. */
export function DeleteSheet({
  task,
  onDelete,
  onClose,
}: {
  task: Task;
  onDelete(): void;
  onClose(): void;
}) {
  const what = task.type;
  return (
    <Sheet title={`Delete this ${what}?`} onClose={onClose}>
      <p className={css.asked}>
        “{nameOf(task)}” goes with everything in it.
        {what === 'section' && ' The tasks below it stay.'}
      </p>
      <div className={css.answers}>
        <Button size="touch" onClick={onClose}>
          Keep it
        </Button>
        <Button kind="danger" size="touch" onClick={onDelete}>
          Delete {what}
        </Button>
      </div>
    </Sheet>
  );
}
