import { Link } from '@tanstack/react-router';
import BellRing from 'lucide-react/icons/bell-ring';
import CircleCheck from 'lucide-react/icons/circle-check';
import ClipboardPenLine from 'lucide-react/icons/clipboard-pen-line';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useState } from 'react';
import { type Grant, may } from '#domain/permissions.ts';
import type { MissingReport } from '#store/attendance/church-dashboard.ts';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { Badge } from '../../../ui/badge/badge.tsx';
import { button, iconOnly, kinds, sizes } from '../../../ui/button/button.css.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { cx } from '../../../ui/cx.ts';
import { bar } from '../../../ui/progress-bar/progress-bar.css.ts';
import { Remind } from '../../../ui/report-state/report-state.tsx';
import { attempt } from '../../../ui/snackbar/attempt.ts';
import { remind } from '../expected/expected-acts.ts';
import { mayRemind, remindedAt } from '../expected/expected-columns.tsx';
import * as css from './church-dashboard.css.ts';

interface MissingReportsProps {
  missing: readonly MissingReport[];
  /** Services whose report is due, or in. */
  expected: number;
  /** The Sunday, yyyy-MM-dd. */
  sunday: string;
  /** yyyy-MM-dd of the organisation. */
  today: string;
  grants: readonly Grant[];
}

const shownAtFirst = 6;

function MissingRow({
  of: { church, service, lastAuthor, reminder },
  sunday,
  today,
  grants,
}: { of: MissingReport } & Pick<MissingReportsProps, 'sunday' | 'today' | 'grants'>) {
  const row = { churchId: church.id, groupId: null, serviceId: service.id, date: sunday };
  return (
    <li className={css.row}>
      <Avatar name={lastAuthor ?? church.name} />
      <span className={css.words}>
        <span className={css.name}>{church.name}</span>
        <span className={css.fact}>
          {service.name}, {service.startTime}
          {lastAuthor !== null && ` · ${lastAuthor}`}
        </span>
      </span>
      <span className={css.keys}>
        {(reminder !== null || mayRemind({ grants }, row)) && (
          <Remind
            what={`${service.name}, ${church.name}`}
            remindedAt={reminder && remindedAt(reminder, { zone: church.timeZone, today })}
            onRemind={() => void attempt(remind([row]))}
          />
        )}
        {may(grants, 'report.submitChurch', { kind: 'church', id: church.id }) && (
          <Link
            to="/apps/churches/submit-attendance-report"
            search={{ church: church.id, service: service.id, date: sunday }}
            className={cx(button, kinds.ghost, sizes.small, iconOnly)}
            title={`Report ${church.name}, ${service.name}`}
            aria-label={`Report ${church.name}, ${service.name}`}
          >
            <Icon of={ClipboardPenLine} size="md" />
          </Link>
        )}
      </span>
    </li>
  );
}

/** Services of the latest Sunday without a report, and the way to each. */
export function MissingReports(props: MissingReportsProps) {
  const { missing, expected, sunday, today, grants } = props;
  const isToday = sunday === today;
  const [isWhole, setWhole] = useState(false);
  const [busy, setBusy] = useState(false);
  const shown = isWhole ? missing : missing.slice(0, shownAtFirst);
  const toRemind = missing.flatMap(({ church, service, reminder }) =>
    reminder === null && mayRemind({ grants }, { churchId: church.id })
      ? [{ churchId: church.id, groupId: null, serviceId: service.id, date: sunday }]
      : [],
  );
  async function remindAll(): Promise<void> {
    setBusy(true);
    await attempt(remind(toRemind));
    setBusy(false);
  }
  return (
    <Card className={css.part}>
      <div className={css.partHead}>
        <h2 className={css.partTitle}>
          {isToday ? 'Reports missing today' : 'Reports missing this Sunday'}
        </h2>
        {missing.length > 0 ? (
          <Badge tone="warning" icon={TriangleAlert}>
            {missing.length} of {expected}
          </Badge>
        ) : (
          <Badge tone="success" icon={CircleCheck}>
            {expected === 0 ? 'None due yet' : 'All in'}
          </Badge>
        )}
      </div>
      {expected > 0 && (
        <progress
          className={cx(bar, css.bar)}
          aria-label={`${expected - missing.length} of ${expected} reports are in`}
          value={expected - missing.length}
          max={expected}
        />
      )}
      <ul className={css.rows}>
        {shown.map((one) => (
          <MissingRow key={one.service.id} of={one} sunday={sunday} today={today} grants={grants} />
        ))}
      </ul>
      {shown.length < missing.length && (
        <Button kind="ghost" onClick={() => setWhole(true)}>
          Show all {missing.length}
        </Button>
      )}
      {toRemind.length > 1 && (
        <Button icon={BellRing} busy={busy && 'Reminding…'} onClick={() => void remindAll()}>
          {`Remind all ${toRemind.length}`}
        </Button>
      )}
    </Card>
  );
}
