import { tellDoors } from '#sync/tell-doors.ts';
import { isSignedIn } from '../session/who.ts';
import { isHandingOver } from '../updates/updates.ts';
import { pageContext } from './page-context.ts';
import { publishSignal, signalWorker } from './signals.ts';
import { untilFrozen } from './until-frozen.ts';

/** After taps at a door: who counts at the others sees them soon. Apart, since most pages never count a door. */
export function tellDoorsNow(): void {
  if (!isSignedIn() || isHandingOver() || signalWorker({ type: 'tellDoors' })) return;
  void tellDoors(untilFrozen(pageContext(publishSignal)));
}
