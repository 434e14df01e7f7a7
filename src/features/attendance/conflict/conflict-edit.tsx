import { useState } from 'react';
import { addedUp, differences, picked, sameValue, valuesOf } from '#domain/attendance/deciding.ts';
import { reportDefinitions } from '#domain/attendance/report-definitions.ts';
import type { ReportValues } from '#domain/attendance/entities.ts';
import { checkValues } from '#domain/attendance/rules.ts';
import type { Conflict } from '#store/attendance/conflict.ts';
import { Button } from '../../../ui/button/button.tsx';
import { FieldError } from '../../../ui/field/field.tsx';
import { comparedRows, type ComparedRow, type Side, totalWords } from './conflict-words.ts';
import { choiceOf } from './send-decision.ts';
import { useTyped } from '../draft/use-typed.ts';
import { ConflictTable } from './conflict-table.tsx';
import * as css from './conflict.css.ts';
import { Counts } from '../form/counts.tsx';

/** Chooses number by number, or counts anew: what the report will say stands below. */
export function ConflictEdit({
  conflict,
  sides,
  busy,
  onDecide,
  onBack,
}: {
  conflict: Conflict;
  sides: readonly [Side, Side];
  busy: boolean;
  onDecide(choice: ReturnType<typeof choiceOf> | 'addUp', values: ReportValues): void;
  onBack(): void;
}) {
  const definition = reportDefinitions[conflict.report.kind];
  const [values, setValues] = useState<ReportValues>(() => valuesOf(sides[0].version));
  const [typed, setTyped] = useTyped(conflict.open.id);
  const versions = [sides[0].version, sides[1].version] as const;
  const sum = addedUp(conflict.current, conflict.open);
  const isSum = sum !== null && differences(sum, values).length === 0;
  const stops = checkValues(definition, values);
  const errors = Object.fromEntries(stops.map(({ field, message }) => [field, message]));
  const chosen = (row: ComparedRow) => {
    const at = versions.findIndex((version) => sameValue(values, version, row.field));
    return at === 0 || at === 1 ? at : null;
  };
  return (
    <>
      <ConflictTable
        sides={sides}
        rows={comparedRows(definition, versions, conflict.own)}
        chosen={chosen}
        onChoose={(row, at) => setValues(picked(values, versions[at], new Set([row.field])))}
      />
      <section className={css.outcome} aria-label="What the report will say">
        <h3 className={css.outcomeTitle}>The report will say</h3>
        <Counts
          definition={definition}
          values={values}
          policy={null}
          readOnly={false}
          errors={errors}
          onChange={(change) => setValues({ ...values, ...change })}
          onProblem={setTyped}
        />
        {stops[0] && <FieldError>{stops[0].message}.</FieldError>}
      </section>
      <div className={css.actions}>
        <Button
          kind="primary"
          size="usher"
          wide
          busy={busy && 'Saving…'}
          disabled={stops.length > 0 || Object.keys(typed).length > 0}
          onClick={() => onDecide(isSum ? 'addUp' : choiceOf(conflict, values), values)}
        >
          Keep these numbers ({totalWords(values)})
        </Button>
        <Button kind="ghost" size="usher" wide onClick={onBack}>
          Back
        </Button>
      </div>
    </>
  );
}
