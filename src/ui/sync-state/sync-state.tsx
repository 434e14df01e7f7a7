import CircleCheck from 'lucide-react/icons/circle-check';
import GitCompare from 'lucide-react/icons/git-compare';
import PencilLine from 'lucide-react/icons/pencil-line';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import TabletSmartphone from 'lucide-react/icons/tablet-smartphone';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { turning } from '../button/button.css.ts';
import { Icon, type IconOf } from '../icon/icon.tsx';
import { states, type SyncStateName } from './sync-state.css.ts';

const icons: Record<SyncStateName, IconOf> = {
  draft: PencilLine,
  saved: TabletSmartphone,
  sending: RefreshCw,
  sent: CircleCheck,
  attention: TriangleAlert,
  conflict: GitCompare,
};

/** State of a report, as icon and word. "Saved" never means "sent". */
export function SyncState({ state, word }: { state: SyncStateName; word?: string }) {
  const { look, label } = states[state];
  return (
    <span className={look}>
      <Icon of={icons[state]} size="xs" className={state === 'sending' ? turning : undefined} />
      {word ?? label}
    </span>
  );
}
