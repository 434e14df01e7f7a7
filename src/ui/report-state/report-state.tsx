import BadgeCheck from 'lucide-react/icons/badge-check';
import Bell from 'lucide-react/icons/bell';
import BellRing from 'lucide-react/icons/bell-ring';
import CalendarX2 from 'lucide-react/icons/calendar-x-2';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import ClockAlert from 'lucide-react/icons/clock-alert';
import CornerUpLeft from 'lucide-react/icons/corner-up-left';
import GitCompare from 'lucide-react/icons/git-compare';
import Inbox from 'lucide-react/icons/inbox';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { pointing } from '../icon/pointing.tsx';
import { visuallyHidden } from '../visually-hidden.css.ts';
import * as css from './report-state.css.ts';

/** Of each state, wherever it is shown. */
export const reportStateLooks = {
  submitted: { tone: 'info', icon: Inbox, word: 'Submitted' },
  verified: { tone: 'success', icon: BadgeCheck, word: 'Verified' },
  late: { tone: 'warning', icon: ClockAlert, word: 'Late' },
  missing: { tone: 'danger', icon: CircleDashed, word: 'Missing' },
  'did-not-meet': { tone: 'neutral', icon: CalendarX2, word: 'Did not meet' },
  conflict: { tone: 'violet', icon: GitCompare, word: 'Conflict' },
  returned: { tone: 'warning', icon: pointing(CornerUpLeft), word: 'Returned' },
} as const;

export type ReportStateName = keyof typeof reportStateLooks;
type WithReason = 'did-not-meet';

/** State of a report that was due, for the office. `SyncState` shows the state of a report on a device. */
export function ReportState(
  props:
    | { state: Exclude<ReportStateName, WithReason> }
    /** Never without its reason. */
    | { state: WithReason; reason: string },
) {
  const { tone, icon, word } = reportStateLooks[props.state];
  const badge = (
    <Badge tone={tone} icon={icon}>
      {word}
    </Badge>
  );
  if (!('reason' in props)) return badge;
  return (
    <span className={css.withReason}>
      {badge}
      <span className={css.reason}>{props.reason}</span>
    </span>
  );
}

/** At the end of a missing report's row: a person to remind, then when it was done. */
export function Remind({
  what,
  remindedAt,
  onRemind,
}: {
  /** Which report, for people who listen: 'First service, Khayelitsha'. */
  what: string;
  /** 14:10; null: nobody did yet. */
  remindedAt: string | null;
  onRemind(): void;
}) {
  if (remindedAt === null) {
    return (
      <Button size="small" icon={BellRing} onClick={onRemind}>
        Remind<span className={visuallyHidden}> about {what}</span>
      </Button>
    );
  }
  return (
    <span className={css.reminded}>
      <Icon of={Bell} size="xs" />
      Reminded {remindedAt}
    </span>
  );
}
