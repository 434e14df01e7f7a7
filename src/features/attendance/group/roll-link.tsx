import { Link } from '@tanstack/react-router';
import ListChecks from 'lucide-react/icons/list-checks';
import type { AttendanceReport } from '#domain/attendance/entities.ts';
import { mayCallRoll } from '#store/rolls/may-call-roll.ts';
import { useLive } from '../../../api/live-queries/use-live.ts';
import { buttonLook } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import * as css from './roll-link.css.ts';

interface RollLinkProps extends Pick<AttendanceReport, 'churchId' | 'serviceId' | 'date'> {
  groupId: string;
}

/** Leads from the plain count to the names, for who sees them. What was counted stays. */
export function RollLink({ groupId, churchId, serviceId, date }: RollLinkProps) {
  const live = useLive(mayCallRoll, groupId, churchId);
  if (live.state !== 'ready' || !live.data) return null;
  return (
    <div className={css.line}>
      <Link
        to="/apps/groups/$groupId/roll"
        params={{ groupId }}
        search={{ date, service: serviceId }}
        className={buttonLook({ kind: 'ghost', size: 'touch' })}
      >
        <Icon of={ListChecks} size="md" />
        Call the roll by name
      </Link>
    </div>
  );
}
