import { Link } from '@tanstack/react-router';
import Grid2x2Plus from 'lucide-react/icons/grid-2x2-plus';
import { peopleIn, sumOf } from '#domain/tally/doors.ts';
import { doorsOfService } from '#store/tally/doors-of-service.ts';
import type { TallyPlace } from '#store/tally/tally.ts';
import { useLive } from '../../../api/live-queries/use-live.ts';
import { buttonLook } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { people } from '../strings.ts';
import * as css from '../form/report-form.css.ts';

const invitation = 'Count at the door with one tap a person, together with others';

/** The way from the report to the tally, with what the doors have counted so far. */
export function TallyLink({ of: { churchId, serviceId, date } }: { of: TallyPlace }) {
  const doors = useLive(doorsOfService, { churchId, serviceId, date });
  const counted = doors.state === 'ready' ? doors.data.filter((door) => !door.isLeftOut) : [];
  const sum = peopleIn(sumOf(counted.map(({ counts }) => counts)));
  const at = counted.length === 1 ? '1 door' : `${counted.length} doors`;
  return (
    <div className={css.card}>
      <p className={css.step}>{sum > 0 ? `${people(sum)} counted at ${at} so far` : invitation}</p>
      <Link
        to="/apps/churches/tally"
        search={{ church: churchId, service: serviceId, date }}
        className={buttonLook({ size: 'touch' })}
      >
        <Icon of={Grid2x2Plus} size="lg" />
        {sum > 0 ? 'Count on' : 'Count by tapping'}
      </Link>
    </div>
  );
}
