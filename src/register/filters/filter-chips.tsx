import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useId, useState } from 'react';
import type { ListFilter } from '#domain/register/filters.ts';
import type { TitlePair } from '#domain/register/linked-rows.ts';
import type { FieldInput } from '#domain/register/register.ts';
import { customIdOf } from '#domain/rows/row-values.ts';
import { PersonPicker } from '../../pickers/person-picker.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Combobox } from '../../ui/combobox/combobox.tsx';
import { cx } from '../../ui/cx.ts';
import type { Option } from '../../ui/option-list/option-list.tsx';
import { Select } from '../../ui/select/select.tsx';
import { below } from '../../ui/theme/scale.ts';
import { useMedia } from '../../ui/use-media.ts';
import { mostListed } from '../most-listed.ts';
import { type ChangeOfSearch, withFilter } from '../register-search.ts';
import * as css from './filters.css.ts';

function optionsFor(input: FieldInput, rows: readonly TitlePair[]): Option[] {
  switch (input.kind) {
    case 'choice':
    case 'choices':
      return Object.entries(input.options).map(([value, label]) => ({ value, label }));
    case 'flag':
      return [
        { value: 'true', label: input.on },
        { value: 'false', label: input.off },
      ];
    case 'reference':
      return rows.map(([value, label]) => ({ value, label }));
    default:
      return [];
  }
}

/** One field by which the list is narrowed: all of its values in a list, or found by typing where they are many. */
function Filter({
  label,
  values,
  value,
  onChange,
}: {
  label: string;
  values: readonly Option[];
  value: string;
  onChange(value: string): void;
}) {
  const options = [{ value: '', label: 'All' }, ...values];
  if (values.length > mostListed) {
    return <Combobox isFilter label={label} options={options} value={value} onChange={onChange} />;
  }
  return <Select label={label} options={options} value={value} onChange={onChange} />;
}

interface ChipsProps {
  filters: readonly ListFilter[];
  /** Name of a filter -> its value. */
  chosen: Readonly<Record<string, string>>;
  /** Field -> the rows of another register that it may name; nothing as long as they are read. */
  choices: Readonly<Record<string, readonly TitlePair[]>> | undefined;
  onSearch(change: ChangeOfSearch): void;
}

function Chip({
  of: { name, label, input },
  chosen,
  choices,
  onChange,
}: Omit<ChipsProps, 'filters' | 'onSearch'> & {
  of: ListFilter;
  onChange(name: string, value: string): void;
}) {
  const value = chosen[name] ?? '';
  return (
    <div className={cx(css.chip, value !== '' && css.set)}>
      {input.kind === 'lookup' ? (
        <PersonPicker
          isFilter
          optional
          label={label}
          value={value}
          error={null}
          onChange={(next) => onChange(name, next)}
        />
      ) : (
        <Filter
          label={label}
          value={value}
          values={optionsFor(input, choices?.[name] ?? [])}
          onChange={(next) => onChange(name, next)}
        />
      )}
    </div>
  );
}

/** So many stand in one line with the search. More are folded but for the first ones. */
const mostInLine = 4;
const firstInLine = 3;

const isOwn = ({ name }: ListFilter) => customIdOf(name) !== null;

/** Those that always stand there, and those behind a key: the organisation's own come last, a phone folds all. */
function folded(filters: readonly ListFilter[], isPhone: boolean) {
  if (filters.length <= mostInLine) return { first: filters, others: [] };
  const ordered = filters.toSorted((one, other) => Number(isOwn(one)) - Number(isOwn(other)));
  const at = isPhone ? 0 : firstInLine;
  return { first: ordered.slice(0, at), others: ordered.slice(at) };
}

/** The filters, each with its value. Of those behind the key, the ones that narrow the list are in sight all the same. */
export function FilterChips({ filters, chosen, choices, onSearch }: ChipsProps) {
  const [isUnfolded, setUnfolded] = useState(false);
  // One that is set back to all stays until the others are folded: the focus is in it.
  const [used, setUsed] = useState<ReadonlySet<string>>(new Set());
  const isPhone = useMedia(below.md);
  const id = useId();
  const { first, others } = folded(filters, isPhone);
  const count = others.filter(({ name }) => chosen[name] !== undefined).length;
  const shown = others.filter(
    ({ name }) => isUnfolded || chosen[name] !== undefined || used.has(name),
  );
  const change = (name: string, value: string) => {
    setUsed((before) => new Set(before).add(name));
    onSearch((before) => withFilter(before, name, value));
  };
  const fold = () => {
    setUsed(new Set());
    setUnfolded(!isUnfolded);
  };
  const chip = (of: ListFilter) => (
    <Chip key={of.name} of={of} chosen={chosen} choices={choices} onChange={change} />
  );
  const words = isPhone ? 'Filters' : 'More filters';
  return (
    <>
      {first.map(chip)}
      {others.length > 0 && (
        <Button
          icon={SlidersHorizontal}
          aria-expanded={isUnfolded}
          aria-controls={id}
          onClick={fold}
        >
          {count === 0 ? words : `${words} (${count})`}
        </Button>
      )}
      <div id={id} className={css.others}>
        {shown.map(chip)}
      </div>
    </>
  );
}
