import { tellStates } from '#sync/tell-states.ts';
import { isSignedIn } from '../session/who.ts';
import { isHandingOver } from '../updates/updates.ts';
import { pageContext } from './page-context.ts';
import { publishSignal, signalWorker } from './signals.ts';
import { untilFrozen } from './until-frozen.ts';

/** After a state was kept for the server. Apart, since few pages have any. */
export function tellNow(): void {
  if (!isSignedIn() || isHandingOver() || signalWorker({ type: 'tell' })) return;
  void tellStates(untilFrozen(pageContext(publishSignal)));
}
