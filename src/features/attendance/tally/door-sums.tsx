import { peopleIn } from '#domain/tally/doors.ts';
import type { CountedDoor } from '#store/tally/doors-of-service.ts';
import { grouped, timeOfDay } from '../../../ui/time.ts';
import { heardAt } from './door-words.ts';
import * as css from './tally.css.ts';

const ways = { here: 'you', network: '', code: 'by QR', typed: 'typed' } as const;

function wayOf(door: CountedDoor): string {
  const { heard, accountName } = door;
  if (heard.way === 'here') return ways.here;
  if (heard.way === 'network') return accountName ?? '';
  return `${ways[heard.way]}, ${timeOfDay(heardAt(door))}`;
}

/** The doors that are added up, one a line, and their sum. */
export function DoorSums({ doors, total }: { doors: readonly CountedDoor[]; total: number }) {
  return (
    <table className={css.sums}>
      <caption className={css.hidden}>Counts of the doors</caption>
      <tbody>
        {doors.map((door) => (
          <tr key={door.id}>
            <th scope="row" className={css.sumName}>
              {door.door}
            </th>
            <td className={css.sumWay}>{wayOf(door)}</td>
            <td className={css.sumCount}>{grouped(peopleIn(door.counts))}</td>
          </tr>
        ))}
        <tr>
          <th scope="row" className={css.sumName}>
            {doors.length === 1 ? 'In all' : `All ${doors.length} doors`}
          </th>
          <td className={css.sumTotal} colSpan={2}>
            {grouped(total)}
          </td>
        </tr>
      </tbody>
    </table>
  );
}
