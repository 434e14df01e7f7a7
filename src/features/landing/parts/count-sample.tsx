import * as css from './count-sample.css.ts';

const counts = [
  ['Adults', '236'],
  ['Teens', '42'],
  ['Children', '64'],
] as const;

/** What counting looks like: a picture, that nobody can use. */
export function CountSample() {
  return (
    <div className={css.device} aria-hidden="true">
      <p className={css.place}>
        Soweto · First service
        <span className={css.day}>Sunday 22 November</span>
      </p>
      <div className={css.total}>
        Attendance
        <span className={css.totalNumber}>342</span>
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
        <p className={css.check}>342 of 342</p>
      </div>
      <p className={css.state}>Saved on this device</p>
    </div>
  );
}
