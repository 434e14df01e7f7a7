import { Link } from '@tanstack/react-router';
import { type Mark, markOf } from '#domain/rolls/marks.ts';
import type { CalledPerson } from '#store/rolls/roll-call.ts';
import { Button, buttonLook } from '../../ui/button/button.tsx';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { Sheet } from '../../ui/sheet/sheet.tsx';
import * as sheetForm from '../../ui/sheet/sheet-form.css.ts';
import * as css from './roll-call.css.ts';
import type { Calling, Said } from './use-roll-call.ts';

/** What happened to somebody at the meeting, beside being there. Either says that they were. */
export function PersonSheet({
  person: { id, name, note },
  calling,
  onClose,
}: {
  person: CalledPerson;
  calling: Calling;
  onClose(): void;
}) {
  const { newConvert, holySpirit }: Mark = markOf(calling.lists, id);
  const say = (said: Said) => calling.mark([id], { mark: 'present', ...said });
  return (
    <Sheet title={name} onClose={onClose}>
      <div className={sheetForm.form}>
        <p className={css.lead}>{note}</p>
        <Checkbox
          label="New convert"
          checked={newConvert}
          onChange={(on) => say({ newConvert: on })}
        />
        <Checkbox
          label="Received Holy Spirit"
          checked={holySpirit}
          onChange={(on) => say({ holySpirit: on })}
        />
        <div className={css.stackedKeys}>
          <Button kind="primary" size="touch" onClick={onClose}>
            Done
          </Button>
          <Link
            to="/pages/profile/$personId"
            params={{ personId: id }}
            className={buttonLook({ size: 'touch' })}
          >
            Open the profile
          </Link>
        </div>
      </div>
    </Sheet>
  );
}
