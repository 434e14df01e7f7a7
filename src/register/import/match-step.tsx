import ArrowLeft from 'lucide-react/icons/arrow-left';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Clock from 'lucide-react/icons/clock';
import Hash from 'lucide-react/icons/hash';
import Image from 'lucide-react/icons/image';
import Link from 'lucide-react/icons/link';
import List from 'lucide-react/icons/list';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import Type from 'lucide-react/icons/type';
import { importedFields, notTaken } from '#domain/register/match-columns.ts';
import { type FieldInput, fieldNamed } from '#domain/register/register.ts';
import { openOptions } from '../custom/open-options.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { ColumnMatch } from '../../ui/column-match/column-match.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import type { IconOf } from '../../ui/icon/icon.tsx';
import { grouped } from '../../ui/time.ts';
import { optionsOf } from '../register-form.tsx';
import type { CheckedRow } from './checked-rows.ts';
import { finding, findingFields } from './find-row.ts';
import type { ImportDraft } from './import-draft.ts';
import * as css from './import.css.ts';
import type { Importable } from './importable.ts';
import type { LineShape, OpenLines } from './judging.ts';

const icons: Record<FieldInput['kind'], IconOf> = {
  line: Type,
  paragraph: Type,
  choice: List,
  choices: List,
  custom: List,
  flag: List,
  number: Hash,
  time: Clock,
  weekdays: CalendarDays,
  own: List,
  picture: Image,
  lookup: Link,
  date: CalendarDays,
  schedule: CalendarDays,
  reference: Link,
};

/** Options of a field that is chosen once for every row; null for a field that each row must say itself. */
function choicesFor(
  register: LineShape,
  field: string,
  open: OpenLines,
): { value: string; label: string }[] | null {
  const input = register.fields[field]?.input;
  if (input?.kind === 'reference') {
    const other = input.to();
    return optionsOf(other, open.linked[other.name] ?? [], null);
  }
  return input?.kind === 'choice' ? openOptions(input, []) : null;
}

interface MatchProps {
  view: Importable;
  open: OpenLines;
  draft: ImportDraft;
  rows: readonly CheckedRow[];
  onChange(draft: ImportDraft): void;
  onBack(): void;
}

/** A field takes one column: the one that had it before is left out. */
function matched({ match }: ImportDraft, column: number, field: string | null) {
  return match.map((one, at) => {
    if (at === column) return field;
    return one === field ? null : one;
  });
}

/** `unsaid`: while something is needed, every row is wrong, and nothing can be said of one column. */
function Columns({
  view: { register },
  draft,
  rows,
  unsaid,
  onChange,
}: MatchProps & { unsaid: readonly string[] }) {
  const wrongIn = (field: string) => rows.filter(({ problem }) => problem?.field === field).length;
  const columns = draft.table.columns.map((name, at) => {
    const target = draft.match[at] ?? null;
    const wrong = target === null || unsaid.length > 0 ? 0 : wrongIn(target);
    return {
      id: String(at),
      name: name || `Column ${at + 1}`,
      values: draft.table.rows.slice(0, 3).map((cells) => cells[at] || '–'),
      target,
      toCheck: wrong > 0 ? `${grouped(wrong)} to check` : null,
    };
  });
  return (
    <ColumnMatch
      columns={columns}
      targets={importedFields(register).map((field) => ({
        value: field,
        label: fieldNamed(register, field)?.label ?? field,
        icon: icons[fieldNamed(register, field)?.input.kind ?? 'line'],
      }))}
      onMatch={(id, target) => onChange({ ...draft, match: matched(draft, Number(id), target) })}
      onCheck={() => onChange({ ...draft, step: 'check' })}
    />
  );
}

/** Needed fields without a column: chosen once for every row, or still missing. */
function EveryLine({
  view: { register },
  open,
  draft,
  missing,
  unsaid,
  onChange,
}: Pick<MatchProps, 'view' | 'open' | 'draft' | 'onChange'> & {
  missing: readonly string[];
  unsaid: readonly string[];
}) {
  const labelOf = (field: string) => register.fields[field]?.label ?? field;
  return (
    <div className={css.body}>
      <div className={css.pair}>
        {missing.map((field) => {
          const options = choicesFor(register, field, open);
          if (!options) return null;
          return (
            <SelectField
              key={field}
              label={`${labelOf(field)} of every row`}
              placeholder="Choose…"
              options={options}
              value={draft.everyRow[field] ?? ''}
              onChange={(value) =>
                onChange({ ...draft, everyRow: { ...draft.everyRow, [field]: value } })
              }
            />
          );
        })}
      </div>
      {unsaid.length > 0 && (
        <Banner
          tone="warning"
          icon={TriangleAlert}
          title={`Still needed: ${unsaid.map(labelOf).join(', ')}.`}
        >
          Match a column to each, or choose one for every row.
        </Banner>
      )}
    </div>
  );
}

/** Columns that look as if they were taken, and are not. */
function LeftOut({ view: { register }, draft }: MatchProps) {
  const left = notTaken(
    register,
    draft.table.columns.filter((_, at) => (draft.match[at] ?? null) === null),
  );
  if (left.length === 0) return null;
  return (
    <p className={css.muted}>
      {`Not taken from a file: ${left.join(', ')}. Two people may have one name, so choose the person in the form.`}
    </p>
  );
}

/** Lets lines change rows that are here, found by what one column says. */
function FindBy({ view: { register, changing }, draft, onChange }: MatchProps) {
  const fields = changing ? findingFields(register, draft) : [];
  const { many } = register.words;
  if (fields.length === 0) return null;
  return (
    <div className={css.body}>
      <SelectField
        label={`Change ${many} that are here`}
        hint={`Found by what one column says. The columns of the file change them; an empty cell changes nothing.`}
        options={[
          { value: '', label: `No, every row is new` },
          ...fields.map((field) => ({
            value: field,
            label: `Found by ${fieldNamed(register, field)?.label ?? field}`,
          })),
        ]}
        value={finding(register, draft) ?? ''}
        onChange={(field) => onChange({ ...draft, findBy: field === '' ? null : field })}
      />
    </div>
  );
}

/** Step that matches each column of the file to a field, and sets fields for every row. */
export function MatchStep(props: MatchProps) {
  const { view, open, draft, onChange, onBack } = props;
  const missing = view.required(open, draft).filter((field) => !draft.match.includes(field));
  // A row that is here says already what the file does not.
  const unsaid =
    finding(view.register, draft) === null ? missing.filter((field) => !draft.everyRow[field]) : [];
  return (
    <section className={css.step} aria-labelledby="import-step">
      <div className={css.head}>
        <h2 id="import-step" className={css.heading}>
          Match the columns of your file
        </h2>
        <p className={css.muted}>We guessed from their names. Change what is wrong.</p>
        <LeftOut {...props} />
      </div>
      <div className={css.body}>
        <Columns {...props} unsaid={unsaid} />
      </div>
      <FindBy {...props} />
      {missing.length > 0 && <EveryLine {...props} missing={missing} unsaid={unsaid} />}
      <div className={css.foot}>
        <span className={css.first}>
          <Button icon={ArrowLeft} onClick={onBack}>
            Another file
          </Button>
        </span>
        <Button
          kind="primary"
          disabled={unsaid.length > 0}
          onClick={() => onChange({ ...draft, step: 'check' })}
        >
          Next: check rows
        </Button>
      </div>
    </section>
  );
}
