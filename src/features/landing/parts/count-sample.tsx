import { shownCount } from '#domain/attendance/shown-count.ts';
import { dateInZone, longDate } from '#domain/values/local-date.ts';
import * as css from './count-sample.css.ts';

const counts = [
  ['Adults', shownCount.adults],
  ['Teens', shownCount.teens],
  ['Children', shownCount.children],
] as const;

/** Where the reader is. */
function today(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return longDate(dateInZone(new Date(), timeZone));
}

/** What counting looks like: a picture, that nobody can use. */
export function CountSample() {
  return (
    <div className={css.device} aria-hidden="true">
      <p className={css.place}>
        {shownCount.church} · {shownCount.service}
        <span className={css.day}>{today()}</span>
      </p>
      <div className={css.total}>
        Attendance
        <span className={css.totalNumber}>{shownCount.attendance}</span>
        <span className={css.keys}>
          <span className={css.key}>−</span>
          <span className={css.key}>+</span>
        </span>
      </div>
      <div className={css.counts}>
        {counts.map(([name, value]) => (
          <div key={name} className={css.count}>
            {name}
            <span className={css.number}>{value}</span>
          </div>
        ))}
        <p className={css.check}>
          {shownCount.attendance} of {shownCount.attendance}
        </p>
      </div>
      <p className={css.state}>Saved on this device</p>
    </div>
  );
}
