import { useState } from 'react';
import type { PassedDoor } from '#domain/tally/pass-code.ts';
import type { DoorState } from '#domain/tally/doors.ts';
import { withHeard } from '#store/tally/tapping.ts';
import { Segmented } from '../../../../ui/segmented/segmented.tsx';
import { Sheet } from '../../../../ui/sheet/sheet.tsx';
import type { TallySheetProps } from '../sheet-props.ts';
import * as css from '../tally.css.ts';
import { AddedDoors, type Added } from './added-doors.tsx';
import { ScanCode } from './scan-code.tsx';
import { ShowCode } from './show-code.tsx';
import { TypeNumbers } from './type-numbers.tsx';

type View =
  | { view: 'show' | 'scan' | 'type' }
  /** The doors that came in, as they were before. */
  | { view: 'added'; added: Added[] };

const ways = [
  { value: 'show', label: 'Show mine' },
  { value: 'scan', label: 'Scan' },
] as const;

/** Passes counts from screen to camera: no network is needed, and no name is in the code. */
export function PassSheet(props: TallySheetProps) {
  const { tallying, doors, onClose } = props;
  const [view, setView] = useState<View>({ view: 'show' });

  function add(passed: readonly PassedDoor[], way: 'code' | 'typed') {
    const before = new Map<string, DoorState>(
      tallying.tally.heard.map(({ id, state }) => [id, state]),
    );
    const known = new Map(doors.map(({ id, counts }) => [id, counts]));
    tallying.change((tally, now) =>
      passed
        .filter(({ id }) => id !== tally.doorId && !tally.over.includes(id))
        .reduce((sum, door) => withHeard(sum, { ...door, way, heardAt: now }), tally),
    );
    setView({
      view: 'added',
      added: passed.map(({ id, state }) => ({
        id,
        state,
        isOwn: id === tallying.tally.doorId,
        before: known.get(id) ?? before.get(id)?.added ?? null,
      })),
    });
  }
  return (
    <Sheet title="Pass counts by QR" onClose={onClose} wide>
      <div className={css.sheet}>
        {(view.view === 'show' || view.view === 'scan') && (
          <Segmented
            label="Pass counts"
            choices={ways}
            value={view.view}
            onChange={(next) => setView({ view: next })}
          />
        )}
        {view.view === 'show' && <ShowCode {...props} onType={() => setView({ view: 'type' })} />}
        {view.view === 'scan' && (
          <ScanCode
            place={props.place}
            onDoors={(passed) => add(passed, 'code')}
            onType={() => setView({ view: 'type' })}
          />
        )}
        {view.view === 'type' && (
          <TypeNumbers
            asked={props.asked}
            known={tallying.tally.heard}
            onAdd={(door) => add([door], 'typed')}
            onBack={() => setView({ view: 'scan' })}
          />
        )}
        {view.view === 'added' && (
          <AddedDoors
            added={view.added}
            doors={doors}
            onAnother={() => setView({ view: 'scan' })}
            onClose={onClose}
          />
        )}
      </div>
    </Sheet>
  );
}
