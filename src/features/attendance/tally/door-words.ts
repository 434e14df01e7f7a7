import { peopleIn } from '#domain/tally/doors.ts';
import type { Tallied } from '#domain/tally/tally-keys.ts';
import type { CountedDoor } from '#store/tally/doors-of-service.ts';
import type { Door } from '../../../ui/door-totals/door-list.tsx';
import type { Age } from '../../../ui/door-totals/door-totals.tsx';
import { timeOfDay } from '../../../ui/time.ts';

/** Ms up to which a count is told by its age, not by its time. */
const recent = 90_000;

function ago(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1000));
  if (seconds < 5) return 'just now';
  return `${seconds} seconds ago`;
}

export interface Now {
  /** Ms, by the server's clock as well as the device knows it. */
  server: number;
  online: boolean;
}

/** When a device heard of a door last; ms. */
export function heardAt({ heard, tappedAt }: CountedDoor): number {
  if (heard.way === 'here') return Date.parse(tappedAt);
  return heard.way === 'network' ? Date.parse(heard.at) : heard.at;
}

function heardWords(door: CountedDoor, { server, online }: Now): Door['heard'] {
  const { heard } = door;
  const time = timeOfDay(heardAt(door));
  switch (heard.way) {
    case 'here':
      return { isHere: true, words: 'on this device' };
    case 'code':
      return { isHere: false, words: `by QR, ${time}` };
    case 'typed':
      return { isHere: false, words: `typed, ${time}` };
    case 'network': {
      if (!online) return { isHere: false, words: `heard ${time}` };
      const age = server - heardAt(door);
      return { isHere: true, words: age < recent ? ago(age) : `last tap ${time}` };
    }
  }
}

/** The first name: doors are told apart in one line. */
function calledAs({ accountName, heard, door }: CountedDoor): string {
  if (heard.way === 'here') return 'You';
  return accountName?.split(' ')[0] ?? door;
}

export function shownDoor(door: CountedDoor, now: Now): Door {
  const { id, accountName, counts, isLeftOut } = door;
  return {
    id,
    person: accountName ?? door.door,
    called: calledAs(door),
    name: isLeftOut ? `${door.door}, left out` : door.door,
    count: peopleIn(counts),
    heard: heardWords(door, now),
  };
}

/** Age of the sum: null without other doors, which alone can be old. */
export function ageOf(doors: readonly CountedDoor[], { online }: Now): Age | null {
  const others = doors.filter(({ heard }) => heard.way !== 'here');
  if (others.length === 0) return null;
  if (online) return 'live';
  return { asOf: timeOfDay(Math.max(...others.map(heardAt))) };
}

const some = (people: number, one: string, many: string) =>
  people === 0 ? [] : [`${people} ${people === 1 ? one : many}`];

/** '102 adults, 19 teens, 27 children': where the keys tell ages apart. */
export function agesIn(counts: Tallied): string | undefined {
  const sum = (...keys: (keyof Tallied)[]) =>
    keys.reduce((total, key) => total + (counts[key] ?? 0), 0);
  const ages = [
    ...some(sum('women', 'men', 'adults'), 'adult', 'adults'),
    ...some(sum('teenGirls', 'teenBoys', 'teens'), 'teen', 'teens'),
    ...some(sum('girls', 'boys', 'children'), 'child', 'children'),
  ];
  return ages.length === 0 ? undefined : ages.join(', ');
}

/** Against the service before: 'Last time 309, 33 more now'. */
export function againstLast(people: number, last: number | undefined): string | undefined {
  if (last === undefined) return undefined;
  return people > last ? `Last time ${last}, ${people - last} more now` : `Last time ${last}`;
}
