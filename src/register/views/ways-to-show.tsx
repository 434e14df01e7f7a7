import { Segmented } from '../../ui/segmented/segmented.tsx';
import type { ChangeOfSearch, RegisterSearch } from '../register-search.ts';
import type { RegisterView } from '../register-view.ts';
import * as css from './views.css.ts';

export type Way = 'list' | 'tree' | 'cards';

const labels = { list: 'List', tree: 'Tree', cards: 'Cards' } as const;

/** The ways in which this register is shown; a list alone where it names no other. */
export function waysOf({ tree, cards }: RegisterView): Way[] {
  return ['list', ...(tree ? ['tree' as const] : []), ...(cards ? ['cards' as const] : [])];
}

/** The way that the address names, where the register is shown so. */
export function wayOf(view: RegisterView, { view: named }: RegisterSearch): Way {
  return waysOf(view).find((way) => way === named) ?? 'list';
}

/** Chooses how the rows are shown; the address keeps it. */
export function WaysToShow({
  view,
  search,
  onSearch,
}: {
  view: RegisterView;
  search: RegisterSearch;
  onSearch(change: ChangeOfSearch): void;
}) {
  const ways = waysOf(view);
  if (ways.length === 1) return null;
  return (
    <div className={css.choice}>
      <Segmented
        label="Show as"
        isLow
        choices={ways.map((way) => ({ value: way, label: labels[way] }))}
        value={wayOf(view, search)}
        onChange={(way) =>
          onSearch((before) => ({
            ...before,
            view: way === 'list' ? undefined : way,
            page: undefined,
          }))
        }
      />
    </div>
  );
}
