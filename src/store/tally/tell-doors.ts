import type { DoorState } from '#domain/tally/doors.ts';
import { tellDoor, type ToldDoor } from '#domain/tally/tell-door.ts';
import type { Telling } from '../outbox/telling.ts';
import { keepTellings } from '../outbox/tellings.ts';
import type { Vault } from '../vault.ts';
import { stateOf, type Tally } from './tally.ts';

function tellingOf(tally: Tally, id: string, state: DoorState): Telling {
  const { churchId, serviceId, date, accountId } = tally;
  const told: ToldDoor = { id, churchId, serviceId, date, ...state };
  const path = tellDoor.path.replace('{id}', id);
  return { id, accountId, method: tellDoor.method, path, body: JSON.stringify(told) };
}

/** Keeps for the server the door that is counted, once somebody was, and those that are out since it began anew. */
export async function keepDoorsToTell(vault: Vault, tally: Tally): Promise<void> {
  const out: DoorState = { ...stateOf(tally), added: {}, taken: {}, isOut: true };
  const isCounted = Object.keys(tally.added).length > 0;
  await keepTellings(vault, [
    ...tally.over.map((id) => tellingOf(tally, id, out)),
    ...(isCounted ? [tellingOf(tally, tally.doorId, stateOf(tally))] : []),
  ]);
}
