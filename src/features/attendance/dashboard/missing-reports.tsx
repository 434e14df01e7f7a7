import { Link } from '@tanstack/react-router';
import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useState } from 'react';
import type { MissingReport } from '#store/attendance/church-dashboard.ts';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button, buttonLook } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { cx } from '../../../ui/cx.ts';
import { bar } from '../../../ui/progress-bar/progress-bar.css.ts';
import * as css from './church-dashboard.css.ts';

interface MissingReportsProps {
  missing: readonly MissingReport[];
  /** Services whose report is due, or in. */
  expected: number;
  /** The Sunday, yyyy-MM-dd. */
  sunday: string;
  isToday: boolean;
  /** The person may report a service of this church. */
  mayReport(churchId: string): boolean;
}

const shownAtFirst = 6;

/** Services of the latest Sunday without a report, and the way to each. */
export function MissingReports(props: MissingReportsProps) {
  const { missing, expected, sunday, isToday, mayReport } = props;
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? missing : missing.slice(0, shownAtFirst);
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
        {shown.map(({ church, service, lastAuthor }) => (
          <li key={service.id} className={css.row}>
            <Avatar name={lastAuthor ?? church.name} />
            <span className={css.words}>
              <span className={css.name}>{church.name}</span>
              <span className={css.fact}>
                {service.name}, {service.startTime}
                {lastAuthor !== null && ` · ${lastAuthor}`}
              </span>
            </span>
            {mayReport(church.id) && (
              <Link
                to="/apps/churches/submit-attendance-report"
                search={{ church: church.id, service: service.id, date: sunday }}
                className={buttonLook({})}
                aria-label={`Report ${church.name}, ${service.name}`}
              >
                Report
              </Link>
            )}
          </li>
        ))}
      </ul>
      {shown.length < missing.length && (
        <Button kind="ghost" onClick={() => setWhole(true)}>
          Show all {missing.length}
        </Button>
      )}
    </Card>
  );
}
