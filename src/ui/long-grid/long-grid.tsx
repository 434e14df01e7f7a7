import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent } from 'react';
import { useWidth } from '../chart/use-width.ts';
import type { RowFocus } from '../long-list/long-list.tsx';
import { useLongRows } from '../long-list/use-long-rows.ts';
import { isFromRight } from '../reading-way.ts';
import * as css from './long-grid.css.ts';

export interface GridGroup<Card> {
  heading: string;
  cards: readonly Card[];
}

type Line<Card> =
  | { is: 'heading'; key: string; words: string }
  | { is: 'cards'; key: string; cards: readonly Card[]; before: number };

function linesOf<Card extends { id: string }>(
  groups: readonly GridGroup<Card>[],
  columns: number,
): Line<Card>[] {
  const lines: Line<Card>[] = [];
  let before = 0;
  for (const { heading, cards } of groups) {
    if (cards.length === 0) continue;
    lines.push({ is: 'heading', key: heading, words: heading });
    for (let at = 0; at < cards.length; at += columns) {
      const own = cards.slice(at, at + columns);
      lines.push({ is: 'cards', key: own[0]?.id ?? heading, cards: own, before });
      before += own.length;
    }
  }
  return lines;
}

const aside: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Goes to the card before or behind the one that has the focus. Whether there was one. */
function goAside(event: KeyboardEvent): boolean {
  const towards = aside[event.key];
  if (towards === undefined) return false;
  const away = isFromRight(event.currentTarget) ? -towards : towards;
  const cards = [...event.currentTarget.querySelectorAll('[data-card]')];
  const here = cards.findIndex((card) => card.contains(document.activeElement));
  const link = cards[here + away]?.querySelector('a');
  link?.focus();
  return link !== null && link !== undefined;
}

const step = `${css.gap / 16}rem`;

/** The cards of one line, each in its column. */
function Cells<Card extends { id: string }>({
  line: { cards, before },
  columns,
  start,
  own,
  total,
  children,
}: {
  line: Extract<Line<Card>, { is: 'cards' }>;
  columns: number;
  /** In px from the top. */
  start: number;
  /** Of the first one, by which the line is measured. */
  own: object;
  total: number;
  children(card: Card): ReactNode;
}) {
  const width = `calc((100% + ${step}) / ${columns} - ${step})`;
  return cards.map((card, at) => (
    <li
      key={card.id}
      {...(at === 0 && own)}
      data-card=""
      className={css.cell}
      style={{
        top: start,
        width,
        insetInlineStart: `calc((100% + ${step}) / ${columns} * ${at})`,
      }}
      aria-setsize={total}
      aria-posinset={before + at + 1}
    >
      {children(card)}
    </li>
  ));
}

/**
 * Thousands of cards under headings, in a box that scrolls: only those in sight are drawn. Each card begins with a
 * link. Tab goes through the cards of one line, the arrows from card to card and from line to line.
 */
export function LongGrid<Card extends { id: string }>({
  label,
  groups,
  cardWidth = 160,
  openId,
  children,
}: {
  label: string;
  groups: readonly GridGroup<Card>[];
  /** At least, in px at 16 px text. */
  cardWidth?: number;
  /** The one that is brought into sight. */
  openId: string | null;
  children(card: Card, focus: RowFocus): ReactNode;
}) {
  const [box, room] = useWidth<HTMLDivElement>();
  const columns = Math.max(1, Math.floor((room + css.gap) / (cardWidth + css.gap)));
  const lines = linesOf(groups, columns);
  const { scroller, height, drawn, tabStop, setHere, show, onKeyDown } = useLongRows({
    count: lines.length,
    keyOf: (index) => lines[index]?.key ?? String(index),
    isStop: (index) => lines[index]?.is === 'cards',
    heightOf: (index) =>
      lines[index]?.is === 'heading' ? css.headingHeight : css.cardHeight + css.gap,
    focused: 'a',
  });
  const bringUp = useEffectEvent((id: string) => {
    const at = lines.findIndex(
      (line) => line.is === 'cards' && line.cards.some((card) => card.id === id),
    );
    if (at !== -1) show(at);
  });
  useEffect(() => {
    if (openId !== null) bringUp(openId);
  }, [openId]);
  const total = groups.reduce((sum, { cards }) => sum + cards.length, 0);
  const press = (event: KeyboardEvent) => {
    if (goAside(event)) event.preventDefault();
    else onKeyDown(event);
  };
  return (
    <div ref={scroller} className={css.scroller}>
      <div ref={box}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it hears the keys of its links */}
        <ul className={css.grid} aria-label={label} style={{ height }} onKeyDown={press}>
          {drawn.map(({ index, start, measure }) => {
            const line = lines[index];
            if (!line) return null;
            const own = { ref: measure, 'data-index': index };
            if (line.is === 'heading') {
              return (
                // Each card says the same to who listens.
                <li
                  key={line.key}
                  {...own}
                  aria-hidden="true"
                  className={css.heading}
                  style={{ top: start }}
                >
                  {line.words}
                </li>
              );
            }
            const focus: RowFocus = {
              tabIndex: index === tabStop ? 0 : -1,
              onFocus: () => setHere(line.key),
            };
            return (
              <Cells key={line.key} {...{ line, columns, start, own, total }}>
                {(card) => children(card, focus)}
              </Cells>
            );
          })}
        </ul>
      </div>
    </div>
  );
}
