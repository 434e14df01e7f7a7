import { Chip, Chips } from '../../../ui/chip/chip.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { options } from '../reports/filter-options.ts';
import { idsIn } from './analytics-search.ts';
import * as css from './analytics.css.ts';

/** Several rows of a list: each choice adds one, each is taken away by its key. */
export function ManySelect({
  label,
  many,
  rows,
  chosen,
  onChoose,
}: {
  label: string;
  /** 'churches'. */
  many: string;
  rows: readonly { id: string; name: string }[];
  /** Ids with commas; undefined: all. */
  chosen: string | undefined;
  onChoose(ids: string | undefined): void;
}) {
  const ids = idsIn(chosen);
  const here = rows.filter(({ id }) => ids.includes(id));
  const set = (next: readonly string[]) => onChoose(next.length === 0 ? undefined : next.join(','));
  const first = here.length === 0 ? `All ${rows.length}` : `${here.length} ${many}`;
  const only = here.length === 1 ? here[0] : undefined;
  return (
    <div className={css.many}>
      <Select
        label={label}
        value={only?.id ?? ''}
        options={[
          ...(here.length > 1 ? [{ value: '', label: first }] : []),
          ...options(
            rows.filter(({ id }) => !ids.includes(id) || id === only?.id),
            `All ${rows.length}`,
          ).map(({ value, label: name }) => ({
            value: value === '' && here.length > 1 ? 'all' : value,
            label: name,
          })),
        ]}
        onChange={(id) =>
          set(id === 'all' || id === '' ? [] : [...ids.filter((one) => one !== id), id])
        }
      />
      {here.length > 1 && (
        <Chips label={`Chosen ${many}`}>
          {here.map(({ id, name }) => (
            <Chip key={id} title={name} onRemove={() => set(ids.filter((one) => one !== id))} />
          ))}
        </Chips>
      )}
    </div>
  );
}
