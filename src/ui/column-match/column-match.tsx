import ArrowRight from 'lucide-react/icons/arrow-right';
import ChevronDown from 'lucide-react/icons/chevron-down';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import Minus from 'lucide-react/icons/minus';
import { Fragment } from 'react';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { cx } from '../cx.ts';
import * as field from '../field/field.css.ts';
import * as more from '../field/more-fields.css.ts';
import { flips } from '../icon/flips.css.ts';
import { Icon, type IconOf } from '../icon/icon.tsx';
import type { Option } from '../option-list/option-list.tsx';
import { Table, type Column } from '../table/table.tsx';
import { visuallyHidden } from '../visually-hidden.css.ts';
import * as css from './column-match.css.ts';

/** A column of somebody's file, and where it goes. */
export interface MatchedColumn {
  id: string;
  /** As the file calls it. */
  name: string;
  /** The first few values. */
  values: readonly string[];
  /** The field it goes into; null: it is not imported. */
  target: string | null;
  /** Words for a check: 'Day first', '11 of 12 found'; null for a sure match. */
  toCheck: string | null;
}

export type TargetField = Option & { icon: IconOf };

interface ColumnMatchProps {
  columns: readonly MatchedColumn[];
  targets: readonly TargetField[];
  onMatch(id: string, target: string | null): void;
  onCheck(id: string): void;
}

/** An empty value of a select: no field has it. */
const nowhere = '';

function Target({
  column: { id, name, target },
  targets,
  onMatch,
}: { column: MatchedColumn } & Pick<ColumnMatchProps, 'targets' | 'onMatch'>) {
  const icon = targets.find(({ value }) => value === target)?.icon ?? Minus;
  return (
    <span className={css.target}>
      <Icon of={ArrowRight} size="sm" className={cx(css.arrow, flips)} />
      <label className={cx(field.box, field.boxSize.office, target === null && css.nowhere)}>
        <span className={visuallyHidden}>{name} goes into</span>
        <Icon of={icon} size="sm" />
        <select
          className={cx(field.input, more.select)}
          value={target ?? nowhere}
          onChange={(event) =>
            onMatch(id, event.target.value === nowhere ? null : event.target.value)
          }
        >
          <option value={nowhere} className={more.option}>
            Do not import
          </option>
          {targets.map(({ value, label }) => (
            <option key={value} value={value} className={more.option}>
              {label}
            </option>
          ))}
        </select>
        <Icon of={ChevronDown} size="sm" className={more.arrow} />
      </label>
    </span>
  );
}

function Result({
  column: { id, name, target, toCheck },
  onCheck,
}: { column: MatchedColumn } & Pick<ColumnMatchProps, 'onCheck'>) {
  if (target === null) return <span className={css.out}>Left out</span>;
  if (toCheck === null) {
    return (
      <span className={css.sure}>
        <Icon of={CircleCheck} size="sm" />
        Sure
      </span>
    );
  }
  return (
    <span className={css.result}>
      <Badge tone="warning" icon={CircleQuestionMark}>
        {toCheck}
      </Badge>
      <Button kind="ghost" size="small" onClick={() => onCheck(id)}>
        Check<span className={visuallyHidden}> {name}</span>
      </Button>
    </span>
  );
}

/** A number of a telephone is not turned round by the language that is read. */
function Values({ values }: Pick<MatchedColumn, 'values'>) {
  return (
    <span className={css.values}>
      {values.map((value, at) => (
        // Two may say the same: the place of one is what it is.
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={at}>
          {at > 0 && ', '}
          <bdi>{value}</bdi>
        </Fragment>
      ))}
    </span>
  );
}

function columnsFor({ targets, onMatch, onCheck }: Omit<ColumnMatchProps, 'columns'>) {
  const columns: Column<MatchedColumn>[] = [
    {
      name: 'Column in your file',
      card: 'title',
      cell: ({ name, target }) => (
        <span className={cx(css.name, target === null && css.leftOut)}>{name}</span>
      ),
    },
    {
      name: 'First values',
      card: 'line',
      cell: ({ values }) => <Values values={values} />,
    },
    {
      name: 'Goes into',
      card: 'end',
      cell: (column) => <Target column={column} targets={targets} onMatch={onMatch} />,
    },
    {
      name: 'Result',
      card: 'end',
      cell: (column) => <Result column={column} onCheck={onCheck} />,
    },
  ];
  return columns;
}

/** Field of each column of a file. It imports nothing: the person looks at it before. */
export function ColumnMatch({ columns, ...parts }: ColumnMatchProps) {
  return (
    <Table
      caption="Columns of your file"
      columns={columnsFor(parts)}
      rows={columns}
      rowKey={({ id }) => id}
    />
  );
}
