import EqualNot from 'lucide-react/icons/equal-not';
import { useId } from 'react';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { timeOfDay } from '../../../ui/time.ts';
import { visuallyHidden } from '../../../ui/visually-hidden.css.ts';
import type { ComparedRow, Side } from './conflict-words.ts';
import * as css from './conflict.css.ts';

interface ConflictTableProps {
  sides: readonly [Side, Side];
  rows: readonly ComparedRow[];
  /** Side that each number comes from, null for neither; only if the numbers are chosen one by one. */
  chosen?: (row: ComparedRow) => 0 | 1 | null;
  onChoose?(row: ComparedRow, side: 0 | 1): void;
}

const days = new Intl.DateTimeFormat('en-ZA', { day: 'numeric', month: 'short' });

/** '15 Nov, 09:52' on this device's clock. */
function moment(instant: string): string {
  const at = Date.parse(instant);
  if (Number.isNaN(at)) return 'at an unknown time';
  return `${days.format(at)}, ${timeOfDay(at)}`;
}

function Head({ side }: { side: Side }) {
  const { receivedAt } = side.version;
  return (
    <th scope="col" className={css.head}>
      <span className={css.who}>
        <span className={css.portrait}>
          <Avatar name={side.name} />
        </span>
        {side.head}
      </span>
      <span className={css.when}>{moment(receivedAt)}</span>
    </th>
  );
}

/** Both reports side by side. Rows that differ are marked by a sign, a word and weight, not by colour. */
export function ConflictTable({ sides, rows, chosen, onChoose }: ConflictTableProps) {
  const group = useId();
  return (
    <table className={css.table}>
      <caption className={visuallyHidden}>The two reports side by side</caption>
      <thead>
        <tr>
          <th scope="col" className={css.corner}>
            <span className={visuallyHidden}>What was counted</span>
          </th>
          {sides.map((side) => (
            <Head key={side.is} side={side} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.field} className={cx(row.differs && css.differs)}>
            <th scope="row" className={css.word}>
              <span className={css.wordLine}>
                {row.differs && (
                  <>
                    <Icon of={EqualNot} size="xs" />
                    <span className={visuallyHidden}>Differs: </span>
                  </>
                )}
                {row.word}
              </span>
            </th>
            {([0, 1] as const).map((at) => {
              const text = (
                <span className={css.value}>
                  {at === 1 && row.difference !== null && (
                    <span className={css.difference}>{row.difference}</span>
                  )}
                  <span>{row.cells[at]}</span>
                </span>
              );
              if (!onChoose || !row.differs) {
                return (
                  <td key={at} className={css.cell}>
                    {text}
                  </td>
                );
              }
              return (
                <td key={at} className={css.cell}>
                  <label className={css.choice}>
                    <input
                      type="radio"
                      className={css.radio}
                      name={`${group}-${row.field}`}
                      checked={chosen?.(row) === at}
                      onChange={() => onChoose(row, at)}
                    />
                    <span className={visuallyHidden}>
                      {row.word}, {sides[at].head}:{' '}
                    </span>
                    {text}
                  </label>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
