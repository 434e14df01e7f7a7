import { claimDevice, type ClaimedDevice } from '#domain/devices/registering.ts';
import { call } from '../calls/call.ts';
import { switchPerson } from '../session/switch-person.ts';
import { keepTablet } from './keep-tablet.ts';

/** Makes this browser the device of the code. Rejects with a `Failure` that the form shows. */
export async function claimTablet(code: string): Promise<ClaimedDevice> {
  const answer = await call(claimDevice, { code });
  if (answer.answeredBy === 'device') throw new Error('A registration is never queued');
  await keepTablet(answer.output);
  // Signed in again, they begin sealed.
  if (answer.output.severalUshers) await switchPerson();
  return answer.output;
}
