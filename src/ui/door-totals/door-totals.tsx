import Clock from 'lucide-react/icons/clock';
import { cx } from '../cx.ts';
import { Icon } from '../icon/icon.tsx';
import { grouped } from '../time.ts';
import * as css from './door-totals.css.ts';

/** Said now, or a number of before: 'as of 09:12'. */
export type Age = 'live' | { asOf: string };

function AgeOf({ age }: { age: Age }) {
  if (age === 'live') return <span className={css.live}>live</span>;
  return (
    <span className={css.old}>
      <Icon of={Clock} size="xs" />
      as of {age.asOf}
    </span>
  );
}

function Total({
  name,
  people,
  fact,
  age,
  isHere = false,
}: {
  name: string;
  people: number;
  fact?: string | undefined;
  age?: Age | undefined;
  isHere?: boolean;
}) {
  return (
    <div className={cx(css.total, isHere && css.here)}>
      <p className={css.head}>
        <span className={css.name}>{name}</span>
        {age && <AgeOf age={age} />}
      </p>
      <p className={css.number}>
        {grouped(people)}
        <span className={css.people}>people</span>
      </p>
      {fact !== undefined && <p className={css.fact}>{fact}</p>}
    </div>
  );
}

/** This door and all doors, of one size, and how old the second is. */
export function DoorTotals({
  here,
  all,
  doors,
}: {
  here: { people: number; /** '102 adults, 19 teens, 27 children'. */ fact?: string };
  /** `fact`: 'Last week at this time 309, 33 more now'. */
  all: { people: number; age?: Age; fact?: string };
  doors: number;
}) {
  return (
    <div className={css.totals}>
      <Total name="This door" people={here.people} fact={here.fact} isHere />
      <Total
        name={doors === 1 ? 'All doors' : `All ${doors} doors`}
        people={all.people}
        fact={all.fact}
        age={all.age}
      />
    </div>
  );
}
