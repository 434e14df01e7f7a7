import { saysMore, type DoorState } from '#domain/tally/doors.ts';
import { tellDoor, type ToldDoor } from '#domain/tally/tell-door.ts';
import { activeProfile } from '#store/session/session.ts';
import { stateOf, type Tally } from '#store/tally/tally.ts';
import { callLimit, type SyncContext } from './context.ts';
import { fetchAs } from './fetch-as.ts';
import { singleFlight } from './single-flight.ts';

interface Telling {
  id: string;
  tally: Tally;
  state: DoorState;
}

/** The doors of a tally: what is counted, and those that were begun anew. */
function doorsOf(tally: Tally): Telling[] {
  const out: DoorState = { ...stateOf(tally), added: {}, taken: {}, isOut: true };
  return [
    { id: tally.doorId, tally, state: stateOf(tally) },
    ...tally.over.map((id) => ({ id, tally, state: out })),
  ];
}

/** Nothing was tapped: nobody needs to hear of it, and a door that was never told need not be taken out. */
function isNews({ state }: Telling, known: DoorState | undefined): boolean {
  if (known) return saysMore(known, state);
  return !state.isOut && Object.keys(state.added).length > 0;
}

/** Doors that the server refused in this thread, as they were: a refusal does not change by asking again. */
const refused = new Map<string, string>();

async function tell(context: SyncContext, { id, tally, state }: Telling): Promise<'told' | 'stop'> {
  const { churchId, serviceId, date, accountId } = tally;
  const input: ToldDoor = { id, churchId, serviceId, date, ...state };
  const body = JSON.stringify(input);
  if (refused.get(id) === body) return 'told';
  const answer = await fetchAs(context, accountId, tellDoor.path.replace('{id}', id), {
    method: tellDoor.method,
    headers: { 'content-type': 'application/json' },
    body,
    signal: AbortSignal.timeout(callLimit),
  });
  if (typeof answer === 'string') return 'stop';
  if (answer.ok) return 'told';
  if (answer.status >= 500 || answer.status === 429) return 'stop';
  refused.set(id, body);
  return 'told';
}

async function tellAll(context: SyncContext): Promise<void> {
  const { vault, cache } = context.databases;
  const profile = await activeProfile(vault);
  if (profile?.session.kind !== 'signedIn') return;
  const tallies = await vault.tallies.where({ accountId: profile.id }).toArray();
  const doors = tallies.flatMap(doorsOf);
  const known = await cache(profile.id).doorCount.bulkGet(doors.map(({ id }) => id));
  for (const [at, door] of doors.entries()) {
    if (!isNews(door, known[at])) continue;
    if ((await tell(context, door)) === 'stop') return;
  }
}

/**
 * Tells the server the doors that are counted here, as far as the device does not hold them as told. The server's own
 * row says what it knows, so nothing is lost with a call that fails: the next look tells all of it.
 */
export async function tellDoors(context: SyncContext): Promise<void> {
  // A way to the server that is not there is looked for by whoever sends the queue.
  await singleFlight(context.locks, 'doors', () => tellAll(context)).catch(() => undefined);
}
