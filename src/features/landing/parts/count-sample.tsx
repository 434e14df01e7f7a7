import { shownCount } from '#domain/attendance/shown-count.ts';
import * as css from './count-sample.css.ts';

const counts = [
  ['Adults', shownCount.adults],
  ['Teens', shownCount.teens],
  ['Children', shownCount.children],
] as const;

/** Today at the reader's place. By the browser: our own dates would bring code that only signed-in pages need. */
function today(): string {
  const full = new Date().toLocaleDateString('en-GB', { dateStyle: 'full' });
  // Some browsers write a comma behind the day of the week.
  return full.replace(',', '');
}

/** Picture of the counting form, without a function. */
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
