import { freshness } from '#store/freshness.ts';
import { useLive } from '../api/live-queries/use-live.ts';
import { timeOfDay } from '../ui/time.ts';
import { version, year } from './build.ts';

/** S1-021 to S1-023: vendor, year, version; and how fresh the device is. */
export function Footer() {
  const fresh = useLive(freshness);
  const ready = fresh.state === 'ready' && fresh.data.state === 'ready' ? fresh.data.asOf : null;
  return (
    <>
      <span>Ibandla © {year}</span>
      <span>
        Version {version}
        {ready !== null && ` · Up to date as of ${timeOfDay(ready)}`}
      </span>
    </>
  );
}
