import { useState } from 'react';
import { doorNameLength } from '#domain/tally/door-name.ts';
import type { PassedDoor } from '#domain/tally/pass-code.ts';
import { tallyWords, type Tallied, type TallyKey } from '#domain/tally/tally-keys.ts';
import { parseCount } from '#domain/values/count.ts';
import { newId } from '#domain/values/new-id.ts';
import type { HeardDoor } from '#store/tally/tally.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { TextField } from '../../../../ui/field/field.tsx';
import * as css from '../tally.css.ts';

type Typed = Partial<Record<TallyKey, string>>;

interface Read {
  counts: Tallied;
  errors: Partial<Record<TallyKey, string>>;
}

function read(typed: Typed, asked: readonly TallyKey[]): Read {
  const found: Read = { counts: {}, errors: {} };
  for (const key of asked) {
    const parsed = parseCount(typed[key] ?? '');
    if (!parsed.ok) found.errors[key] = parsed.problem;
    else if (parsed.count !== null && parsed.count > 0) found.counts[key] = parsed.count;
  }
  return found;
}

/** A door whose numbers are read aloud. Typed again under the same name, they take the place of the first. */
export function TypeNumbers({
  asked,
  known,
  onAdd,
  onBack,
}: {
  asked: readonly TallyKey[];
  known: readonly HeardDoor[];
  onAdd(door: PassedDoor): void;
  onBack(): void;
}) {
  const [door, setDoor] = useState('');
  const [typed, setTyped] = useState<Typed>({});
  const [tried, setTried] = useState(false);
  const { counts, errors } = read(typed, asked);
  const name = door.trim();
  const nameError = name === '' ? 'Say at which door' : null;

  function add() {
    setTried(true);
    if (nameError !== null || Object.keys(errors).length > 0) return;
    const same = known.find(
      ({ way, state }) => way === 'typed' && state.door.toLowerCase() === name.toLowerCase(),
    );
    const tappedAt = new Date().toISOString();
    const state = { door: name, added: counts, taken: {}, isOut: false, tappedAt };
    onAdd({ id: same?.id ?? newId(), state });
  }
  return (
    <form
      className={css.group}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <TextField
        label="Door"
        size="touch"
        value={door}
        maxLength={doorNameLength}
        error={tried ? nameError : null}
        onChange={(event) => setDoor(event.target.value)}
      />
      <div className={css.numbers}>
        {asked.map((key) => (
          <TextField
            key={key}
            label={tallyWords[key].label}
            size="touch"
            inputMode="numeric"
            value={typed[key] ?? ''}
            error={tried ? (errors[key] ?? null) : null}
            onChange={(event) => setTyped({ ...typed, [key]: event.target.value })}
          />
        ))}
      </div>
      <Button type="submit" kind="primary" size="usher" wide>
        Add this door
      </Button>
      <Button size="usher" kind="ghost" wide onClick={onBack}>
        Back to scanning
      </Button>
    </form>
  );
}
