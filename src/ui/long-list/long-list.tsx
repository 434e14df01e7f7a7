import { type ReactNode, useCallback, useEffect, useEffectEvent, useMemo } from 'react';
import * as css from './long-list.css.ts';
import { useLongRows } from './use-long-rows.ts';

export interface LongGroup<Row> {
  /** None where it is ''. */
  heading: string;
  rows: readonly Row[];
}

/** Of the link of a row: Tab goes to one of them, and the arrows to the others. */
export interface RowFocus {
  tabIndex: 0 | -1;
  onFocus(): void;
}

type Line<Row> =
  | { is: 'heading'; key: string; words: string }
  | { is: 'row'; key: string; row: Row; place: number };

function linesOf<Row extends { id: string }>(groups: readonly LongGroup<Row>[]): Line<Row>[] {
  const lines: Line<Row>[] = [];
  let place = 0;
  for (const { heading, rows } of groups) {
    if (heading !== '') {
      lines.push({ is: 'heading', key: `above ${rows[0]?.id}`, words: heading });
    }
    for (const row of rows) lines.push({ is: 'row', key: row.id, row, place: (place += 1) });
  }
  return lines;
}

/** In px, before a row is measured. */
const rowHeight = 64;

/**
 * Thousands of rows under their headings, in a box that scrolls: only those in sight are drawn, and the heading of the
 * first one stays at the top. Each row is one link or button; arrows, Home and End go from one to
 * the next.
 */
export function LongList<Row extends { id: string }>({
  label,
  groups,
  openId,
  pressed = 'a',
  framed = true,
  children,
}: {
  label: string;
  groups: readonly LongGroup<Row>[];
  /** Element of each row that is pressed. */
  pressed?: 'a' | 'button';
  /** A card of its own, or the part of one that is left for it. */
  framed?: boolean;
  /** The one that is brought into sight, and has the tab stop first. */
  openId: string | null;
  children(row: Row, focus: RowFocus): ReactNode;
}) {
  const lines = useMemo(() => linesOf(groups), [groups]);
  // The same one as long as the lines are: with another one all of them are placed anew.
  const keyOf = useCallback((index: number) => lines[index]?.key ?? String(index), [lines]);
  const headingOf = (index: number) =>
    lines.findLastIndex((line, at) => at <= index && line.is === 'heading');
  const { scroller, height, drawn, first, tabStop, setHere, show, onKeyDown } = useLongRows({
    count: lines.length,
    keyOf,
    isStop: (index) => lines[index]?.is === 'row',
    heightOf: (index) => (lines[index]?.is === 'heading' ? css.headingHeight : rowHeight),
    focused: pressed,
    begin: openId,
    beside: (index) => [headingOf(index)],
    above: groups.some(({ heading }) => heading !== '') ? css.headingHeight : 0,
  });
  const placeOf = (id: string) => lines.findIndex(({ key }) => key === id);
  // Also one that comes to the list a moment after it was opened.
  const shown = openId !== null && placeOf(openId) !== -1 ? openId : null;
  const bringUp = useEffectEvent((id: string) => show(placeOf(id)));
  useEffect(() => {
    if (shown !== null) bringUp(shown);
  }, [shown]);
  const total = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  const stuck = headingOf(first);
  return (
    <div ref={scroller} className={framed ? css.scroller : css.filling}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it hears the keys of its links */}
      <ul className={css.list} aria-label={label} style={{ height }} onKeyDown={onKeyDown}>
        {drawn.map(({ index, start, measure }) => {
          const line = lines[index];
          if (!line) return null;
          const own = { ref: measure, 'data-index': index };
          if (line.is === 'heading') {
            const isStuck = index === stuck;
            return (
              // The names say the same to who listens.
              <li
                key={line.key}
                {...own}
                aria-hidden="true"
                className={isStuck ? css.stuck : css.placed}
                style={isStuck ? undefined : { top: start }}
              >
                {line.words}
              </li>
            );
          }
          const { key, row, place } = line;
          const tabIndex = index === tabStop ? 0 : -1;
          return (
            <li
              key={key}
              {...own}
              className={css.row}
              style={{ top: start }}
              aria-setsize={total}
              aria-posinset={place}
            >
              {children(row, { tabIndex, onFocus: () => setHere(key) })}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
