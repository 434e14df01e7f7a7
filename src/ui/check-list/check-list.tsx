import * as css from './check-list.css.ts';
import type { CheckOption } from './check-option.ts';
import { useCheckRows } from './use-check-rows.ts';

interface RowProps {
  option: CheckOption;
  isChosen: boolean;
  /** The one row that the tab key reaches; the arrows go to the others. */
  isTabStop: boolean;
  onChoose(value: string, on: boolean): void;
  onFocus(): void;
}

function Row({ option, isChosen, isTabStop, onChoose, onFocus }: RowProps) {
  const { value, label, detail, lead, done } = option;
  return (
    <label className={css.row}>
      <input
        type="checkbox"
        className={css.box}
        tabIndex={isTabStop ? 0 : -1}
        checked={isChosen || done !== undefined}
        disabled={done !== undefined}
        onFocus={onFocus}
        onChange={(event) => onChoose(value, event.target.checked)}
      />
      {lead}
      <span className={css.words}>
        {label} <span className={css.detail}>{[done, detail].filter(Boolean).join(' · ')}</span>
      </span>
    </label>
  );
}

/**
 * Many options of which some are chosen, in a box that scrolls: only the rows in sight are drawn. Tab goes to one row
 * and the arrows to the others, Space chooses, Enter submits the form.
 */
export function CheckList({
  label,
  options,
  chosen,
  onChoose,
}: {
  label: string;
  options: readonly CheckOption[];
  chosen: ReadonlySet<string>;
  onChoose(value: string, on: boolean): void;
}) {
  const { scroller, height, drawn, tabStop, setHere, onKeyDown } = useCheckRows(options);
  return (
    <div ref={scroller} className={css.scroller}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it hears the keys of its boxes */}
      <ul className={css.list} aria-label={label} style={{ height }} onKeyDown={onKeyDown}>
        {drawn.map(({ index, start, measure }) => {
          const option = options[index];
          if (!option) return null;
          return (
            <li
              key={option.value}
              ref={measure}
              data-index={index}
              className={css.item}
              style={{ top: start }}
              aria-setsize={options.length}
              aria-posinset={index + 1}
            >
              <Row
                option={option}
                isChosen={chosen.has(option.value)}
                isTabStop={index === tabStop}
                onChoose={onChoose}
                onFocus={() => setHere(option.value)}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
