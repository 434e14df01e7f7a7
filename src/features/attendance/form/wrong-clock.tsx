import ClockAlert from 'lucide-react/icons/clock-alert';
import { longDate } from '#domain/values/dates/local-date.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import type { Day } from '../use-day.ts';

const withYear = (date: string) => `${longDate(date)} ${date.slice(0, 4)}`;

/** A28, A29: the clock is off by more than a day, and what that means for a report. */
export function WrongClock({ day }: { day: Day }) {
  const title = `This device’s clock says ${withYear(day.said)}.`;
  if (day.sure) {
    return (
      <Banner tone="info" icon={ClockAlert} title={title}>
        Today is {withYear(day.today)}, and this form goes by that. Set the clock right when you
        can.
      </Banner>
    );
  }
  return (
    <Banner tone="warning" icon={ClockAlert} title={title}>
      Check the date of this report, and set the clock right: with a wrong clock a browser may not
      reach the server. Your numbers are kept until it does.
    </Banner>
  );
}
