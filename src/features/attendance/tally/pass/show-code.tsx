import { useEffect, useState } from 'react';
import { peopleAt } from '#domain/tally/doors.ts';
import { passCode, type PassedDoor } from '#domain/tally/pass-code.ts';
import { stateOf } from '#store/tally/tally.ts';
import { PassCard } from '../../../../ui/pass-card/pass-card.tsx';
import { secondOfDay } from '../tally-bar.tsx';
import type { TallySheetProps } from '../sheet-props.ts';

/** Ms that a code of several stands still: a camera has read it by then. */
const eachFor = 900;

function useTurns(count: number): number {
  const [at, setAt] = useState(0);
  useEffect(() => {
    if (count === 1) return undefined;
    const timer = setInterval(() => setAt((before) => before + 1), eachFor);
    return () => clearInterval(timer);
  }, [count]);
  return at % count;
}

/**
 * This door, and those that were passed to this device before, one code after the other: whoever adds up scans one
 * screen for several doors.
 */
export function ShowCode({ tallying, place, doors, onType }: TallySheetProps & { onType(): void }) {
  const { tally } = tallying;
  const passed: PassedDoor[] = [
    { id: tally.doorId, state: stateOf(tally) },
    ...tally.heard.filter(({ id }) => !tally.leftOut.includes(id)),
  ];
  const at = useTurns(passed.length);
  const shown = passed[at] ?? passed[0];
  if (!shown) return null;
  const isOwn = shown.id === tally.doorId;
  const person = isOwn
    ? (doors[0]?.accountName ?? '')
    : `door ${at + 1} of ${passed.length} on this screen`;
  return (
    <PassCard
      door={shown.state.door}
      person={person}
      people={peopleAt(shown.state)}
      code={passCode({ id: shown.id, state: shown.state }, place, passed.length)}
      time={secondOfDay(Date.parse(shown.state.tappedAt))}
      askWhom={null}
      onType={onType}
    />
  );
}
