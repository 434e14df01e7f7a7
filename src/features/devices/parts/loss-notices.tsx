import DatabaseZap from 'lucide-react/icons/database-zap';
import type { StoreLoss } from '#domain/devices/entities.ts';
import { utcDay } from '#domain/values/dates/instant.ts';
import { spokenDays } from '#domain/values/dates/spoken-days.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Rows } from '../../../ui/rows/rows.tsx';
import * as css from './loss-notices.css.ts';

function whatToDo({ unsentDates }: StoreLoss): string {
  const count = unsentDates.length;
  if (count === 0) return 'All reports had been sent.';
  const reports = count === 1 ? '1 report was not sent' : `${count} reports were not sent`;
  return `${reports} (${spokenDays(unsentDates)}). Ask them to count again.`;
}

/** A40: devices that lost what they held, for who answers for the churches' reports. */
export function LossNotices({ losses }: { losses: readonly StoreLoss[] }) {
  return (
    <div className={css.place}>
      <Rows of={losses} as="div" keyOf={({ id }) => id}>
        {(loss) => (
          <Banner
            tone="warning"
            icon={DatabaseZap}
            title={`A device of ${loss.accountName} lost its data on ${spokenDays([utcDay(loss.reportedAt)])}.`}
          >
            {whatToDo(loss)}
          </Banner>
        )}
      </Rows>
    </div>
  );
}
