import { useState } from 'react';
import { doorNameLength, usualDoors } from '#domain/tally/door-name.ts';
import { peopleAt, peopleIn } from '#domain/tally/doors.ts';
import { begunAnew, renamed, withLeftOut } from '#store/tally/tapping.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm/confirm-dialog.tsx';
import { TextField } from '../../../ui/field/field.tsx';
import { Segmented } from '../../../ui/segmented/segmented.tsx';
import { Sheet } from '../../../ui/sheet/sheet.tsx';
import { Switch } from '../../../ui/switch/switch.tsx';
import { people } from '../strings.ts';
import type { Hand, TallyFeel } from './tally-feel.ts';
import type { TallySheetProps } from './sheet-props.ts';
import * as css from './tally.css.ts';

const handNames: { value: Hand; label: string }[] = [
  { value: 'both', label: 'Both hands' },
  { value: 'left', label: 'Left hand' },
  { value: 'right', label: 'Right hand' },
];

function DoorName({ tallying }: Pick<TallySheetProps, 'tallying'>) {
  const { tally, change } = tallying;
  const [typed, setTyped] = useState(tally.door);
  const rename = (name: string) => {
    setTyped(name);
    const door = name.trim();
    if (door !== '') change((before, now) => renamed(before, door, now));
  };
  return (
    <div className={css.group}>
      <TextField
        label="This door"
        size="touch"
        value={typed}
        maxLength={doorNameLength}
        error={typed.trim() === '' ? 'Give the door a name' : null}
        onChange={(event) => rename(event.target.value)}
      />
      <div className={css.chips}>
        {usualDoors.map((door) => (
          <Button
            key={door}
            size="touch"
            kind={tally.door === door ? 'soft' : 'secondary'}
            aria-pressed={tally.door === door}
            onClick={() => rename(door)}
          >
            {door}
          </Button>
        ))}
      </div>
    </div>
  );
}

function OtherDoors({ tallying, doors }: Pick<TallySheetProps, 'tallying' | 'doors'>) {
  const others = doors.filter(({ heard }) => heard.way !== 'here');
  if (others.length === 0) return null;
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>Doors in the sum</legend>
      {others.map(({ id, door, counts, accountName, isLeftOut }) => (
        <Switch
          key={id}
          label={`${door}, ${people(peopleIn(counts))}`}
          hint={accountName ?? 'Added without the network'}
          on={!isLeftOut}
          onChange={(on) => tallying.change((before) => withLeftOut(before, id, !on))}
        />
      ))}
    </fieldset>
  );
}

function Feel({ feel, onFeel }: { feel: TallyFeel; onFeel(feel: TallyFeel): void }) {
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>Keys</legend>
      <Segmented
        label="Hand that counts"
        choices={handNames}
        value={feel.hand}
        onChange={(hand) => onFeel({ ...feel, hand })}
      />
      <Switch
        label="Vibrate with each tap"
        on={feel.vibrates}
        onChange={(vibrates) => onFeel({ ...feel, vibrates })}
      />
      <Switch
        label="Click with each tap"
        hint="Off, counting is silent. On, you hear it in your headphones"
        on={feel.clicks}
        onChange={(clicks) => onFeel({ ...feel, clicks })}
      />
    </fieldset>
  );
}

/** The name of this door, the doors that are added up, and how the keys feel. */
export function DoorsSheet({ tallying, doors, feel, onFeel, onClose }: TallySheetProps) {
  const [asks, setAsks] = useState(false);
  const counted = peopleAt(tallying.tally);
  return (
    <Sheet title="Doors and keys" onClose={onClose}>
      <div className={css.sheet}>
        <DoorName tallying={tallying} />
        <OtherDoors tallying={tallying} doors={doors} />
        <Feel feel={feel} onFeel={onFeel} />
        <Button
          size="touch"
          kind="secondary"
          disabled={counted === 0}
          onClick={() => setAsks(true)}
        >
          Begin this door anew
        </Button>
        <Button size="usher" kind="primary" wide onClick={onClose}>
          Done
        </Button>
      </div>
      {asks && (
        <ConfirmDialog
          title="Begin this door anew?"
          message={`The ${people(counted)} counted here go out of the sum, on every device.`}
          actions={{ confirm: { label: 'Begin anew' }, cancel: { label: 'Keep them' } }}
          onAnswer={(answer) => {
            setAsks(false);
            if (answer !== 'confirmed') return;
            tallying.change(begunAnew);
            onClose();
          }}
        />
      )}
    </Sheet>
  );
}
