import EyeOff from 'lucide-react/icons/eye-off';
import UserRoundPlus from 'lucide-react/icons/user-round-plus';
import { useState } from 'react';
import type { PersonHere } from '#store/session/people-here.ts';
import { waitAfterTries } from '#store/session/pin.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { PinPad } from '../../../ui/pin-pad/pin-pad.tsx';
import { ProfileRows, type ProfileOfDevice } from '../../../ui/profile-row/profile-row.tsx';
import { IfOthersWait } from '../parts/if-others-wait.tsx';
import { TabletPage, type TabletFrame } from './tablet-page.tsx';
import * as css from './tablet.css.ts';
import { calledName, lastHere, minutesLeft } from './tablet-words.ts';
import { usePeopleHere, useSeconds } from './use-people-here.ts';
import { usePinEntry } from './use-pin-entry.ts';

interface Ways {
  onOpen(): void;
  /** The way by e-mail and password. Null: of somebody who was never here. */
  onPassword(email: string | null): void;
}

const leftOf = ({ lockedUntil }: PersonHere, now: number) =>
  Math.min(Math.max(0, lockedUntil - now), waitAfterTries);

const withPassword = {
  tries: 'Opens with the password',
  overdue: 'Not online for 90 days. Opens with the password',
} as const;

function rowOf(person: PersonHere, now: number): ProfileOfDevice {
  const { id, name, unsent } = person;
  const left = leftOf(person, now);
  return {
    id,
    name,
    unsent,
    lastHere:
      person.pinIsOver === null ? lastHere(person.lastHereAt, now) : withPassword[person.pinIsOver],
    lockedFor: left > 0 ? minutesLeft(left) : null,
  };
}

function Entry({ person, ways, now }: { person: PersonHere; ways: Ways; now: number }) {
  const { id, name, email } = person;
  const { value, state, busy, change } = usePinEntry(id, {
    onOpen: ways.onOpen,
    onPassword: () => ways.onPassword(email),
  });
  const left = leftOf(person, now);
  return (
    <Card className={css.card}>
      <PinPad
        person={{ name, called: calledName(name) }}
        value={value}
        onChange={change}
        hint={busy ? 'Opening…' : undefined}
        state={left > 0 ? { is: 'locked', left: minutesLeft(left) } : state}
        actions={
          <div className={css.actions}>
            <Button kind="ghost" size="touch" onClick={() => ways.onPassword(email)}>
              Forgot PIN
            </Button>
            <AddAnUsher ways={ways} />
          </div>
        }
      />
    </Card>
  );
}

function AddAnUsher({ ways, isFirst = false }: { ways: Ways; isFirst?: boolean }) {
  return (
    <Button
      kind={isFirst ? 'primary' : 'ghost'}
      size="touch"
      icon={UserRoundPlus}
      onClick={() => ways.onPassword(null)}
    >
      Add an usher
    </Button>
  );
}

/** Between two people: who counts next chooses their name, and opens what is theirs with six digits. */
export function WhoIsCounting({ frame, ...ways }: Ways & { frame: TabletFrame }) {
  const people = usePeopleHere();
  const [chosenId, choose] = useState<string | null>(null);
  const now = useSeconds(people?.some(({ lockedUntil }) => lockedUntil > 0) ?? false);
  if (people === null) return null;
  const chosen = people.find(({ id }) => id === (chosenId ?? people[0]?.id));
  function pick(id: string): void {
    const person = people?.find((one) => one.id === id);
    if (person?.pinIsOver) return ways.onPassword(person.email);
    choose(id);
  }
  return (
    <TabletPage title="Who is counting?" frame={frame}>
      <IfOthersWait />
      {people.length === 0 ? (
        <EmptyState
          icon={UserRoundPlus}
          title="Nobody has a PIN here yet"
          action={<AddAnUsher ways={ways} isFirst />}
        >
          Each usher signs in once with a connection and chooses six digits. From then on the digits
          are enough, also without one.
        </EmptyState>
      ) : (
        <>
          <ProfileRows
            profiles={people.map((person) => rowOf(person, now))}
            chosen={chosen?.id ?? null}
            onChoose={pick}
          />
          <p className={css.hint}>
            <Icon of={EyeOff} size="lg" />
            Only the number of waiting reports shows here. What was counted opens with the PIN.
          </p>
          {chosen && chosen.pinIsOver === null && (
            <Entry key={chosen.id} person={chosen} ways={ways} now={now} />
          )}
        </>
      )}
    </TabletPage>
  );
}
