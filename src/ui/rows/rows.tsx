import { Component, type ReactNode } from 'react';
import * as css from './rows.css.ts';

type Element = 'li' | 'div' | 'tr';

interface RowProps<Row> {
  row: Row;
  at: number;
  as: Element;
  draw(row: Row, at: number): ReactNode;
}

const sentence = 'This entry cannot be shown. The others are complete.';

/** Sentence in the place of a row that cannot be drawn. */
export function Unshown({ as: Tag }: { as: Element }) {
  if (Tag !== 'tr') return <Tag className={css.unshown}>{sentence}</Tag>;
  return (
    <tr>
      {/* Wider than any table: a browser ends it with the row. */}
      <td colSpan={1000} className={css.unshown}>
        {sentence}
      </td>
    </tr>
  );
}

/** Apart from the boundary, which catches what its children throw and not what it throws itself. */
function Drawn<Row>({ row, at, draw }: RowProps<Row>) {
  return draw(row, at);
}

interface Boundary {
  failed: boolean;
  of: unknown;
}

class RowBoundary<Row> extends Component<RowProps<Row>, Boundary> {
  override state: Boundary = { failed: false, of: this.props.row };

  static getDerivedStateFromError(): Partial<Boundary> {
    return { failed: true };
  }

  /** A row that came anew may be readable now. */
  static getDerivedStateFromProps(
    { row }: RowProps<unknown>,
    { of }: Boundary,
  ): Partial<Boundary> | null {
    return row === of ? null : { failed: false, of: row };
  }

  override render(): ReactNode {
    return this.state.failed ? <Unshown as={this.props.as} /> : <Drawn {...this.props} />;
  }
}

/**
 * The rows of a list. One that cannot be drawn says so in its place, and the list goes on: a wrong
 * record must never take the page on which it could be mended. `as` is the element that stands for it.
 */
export function Rows<Row>({
  of,
  as = 'li',
  keyOf,
  children: draw,
}: {
  of: readonly Row[];
  as?: Element;
  keyOf(row: Row): string;
  children(row: Row, at: number): ReactNode;
}) {
  return of.map((row, at) => (
    <RowBoundary key={keyOf(row)} row={row} at={at} as={as} draw={draw} />
  ));
}
