import BellOff from 'lucide-react/icons/bell-off';
import { Link } from '@tanstack/react-router';
import { utcDay } from '#domain/values/dates/instant.ts';
import { spokenDays } from '#domain/values/dates/spoken-days.ts';
import { receivedPushes } from '#store/push/received-pushes.ts';
import type { ReceivedPush } from '#store/push/received-push.ts';
import { useLive } from '../../../api/live-queries/use-live.ts';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Drawer } from '../../../ui/drawer/drawer.tsx';
import { Rows } from '../../../ui/rows/rows.tsx';
import { timeOfDay } from '../../../ui/time.ts';
import * as css from './received-pushes.css.ts';

const when = ({ at }: ReceivedPush) => `${spokenDays([utcDay(at)])}, ${timeOfDay(Date.parse(at))}`;

/** 'Show messages': the pushes that came to this device, the newest first. */
export function ReceivedPushes({ onClose }: { onClose(): void }) {
  const live = useLive(receivedPushes);
  return (
    <Drawer title="Received here" width={420} onClose={onClose}>
      {live.state === 'ready' && live.data.length === 0 && (
        <EmptyState icon={BellOff} title="Nothing yet">
          Notifications sent to this device are listed here.
        </EmptyState>
      )}
      {live.state === 'failed' && <p>We could not read them. Close this and open it again.</p>}
      {live.state === 'ready' && live.data.length > 0 && (
        <ul className={css.list}>
          <Rows of={live.data} keyOf={({ id }) => id}>
            {(push) => (
              <li>
                <Link to={push.path} className={css.push} onClick={onClose}>
                  <strong>{push.title}</strong>
                  {push.body !== '' && <span>{push.body}</span>}
                  <span className={css.when}>{when(push)}</span>
                </Link>
              </li>
            )}
          </Rows>
        </ul>
      )}
    </Drawer>
  );
}
