import { customised } from '#domain/custom-fields/entities.ts';
import type { RegisterQuestion } from '#domain/register/find-rows.ts';
import type { RegisterPage } from '#store/register/register-queries.ts';
import { useLive } from '../../api/live-queries/use-live.ts';
import {
  type ChangeOfSearch,
  filtersOf,
  newRow,
  type RegisterSearch,
} from '../../register/register-search.ts';
import { RefusedRows } from '../../register/refused-rows.tsx';
import { NotMended } from '../../register/mend/not-mended.tsx';
import { useMended } from '../../register/mend/use-mended.ts';
import { NewRowDrawer, RowDrawer } from '../../register/row-drawer.tsx';
import { NotRead } from '../../ui/empty-state/not-read.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { customFieldView } from './custom-field-view.tsx';
import { FieldsCard, type ShownField } from './fields-card.tsx';
import * as css from './custom-fields.css.ts';

/** All of them, retired ones too: an organisation has a few dozen. */
const every: RegisterQuestion = {
  filters: {},
  orderBy: 'label',
  descending: false,
  page: 1,
  perPage: Number.MAX_SAFE_INTEGER,
};

interface ScreenProps {
  search: RegisterSearch;
  onSearch(change: ChangeOfSearch): void;
}

/** Drawer with the form of a field. */
function Opened({
  search,
  open,
  onSearch,
  page,
}: ScreenProps & { open: string; page: RegisterPage }) {
  const mended = useMended(search.mend, page.refused);
  const shown = { view: customFieldView, isBeside: false, onClose: () => onSearch(() => ({})) };
  if (mended.state !== 'here') {
    const without = () => onSearch((before) => ({ ...before, mend: undefined }));
    return <NotMended {...shown} of={mended} isNew={open === newRow} onWithout={without} />;
  }
  const drawer = { ...shown, refused: mended.refused };
  if (open !== newRow) return <RowDrawer {...drawer} id={open} />;
  const { register = customised[0] } = filtersOf(search);
  const own = page.rows.filter((row) => row['register'] === register);
  const sort = Math.max(0, ...own.map((row) => Number(row['sort']))) + 1;
  return <NewRowDrawer {...drawer} below={register} begins={{ register, sort }} />;
}

/** Screen v3, "Custom fields": what an organisation keeps of its people, families, groups, churches and reports beside what is there. */
export function CustomFieldsScreen(props: ScreenProps) {
  const { onSearch } = props;
  const { open, mend } = props.search;
  const live = useLive(customFieldView.queries.page, every);
  return (
    <div className={css.page}>
      <PageHeader
        title="Custom fields"
        facts="Fields of your own, in the forms and lists of the whole organisation"
      />
      {live.state === 'loading' && <Skeleton lines={8} what="the custom fields" />}
      {live.state === 'failed' && <NotRead title="Could not load the custom fields" />}
      {live.state === 'ready' && (
        <>
          <RefusedRows
            view={customFieldView}
            refused={live.data.refused}
            onMend={({ isNew, rowId, itemId }) =>
              onSearch(() => ({ open: isNew ? newRow : rowId, mend: itemId }))
            }
          />
          <div className={css.cards}>
            {customised.map((name) => (
              <FieldsCard
                key={name}
                of={name}
                fields={(live.data.rows as ShownField[]).filter((row) => row.register === name)}
                onAdd={() => onSearch(() => ({ open: newRow, only: `register:${name}` }))}
                onOpen={(id) => onSearch(() => ({ open: id }))}
              />
            ))}
          </div>
          {open !== undefined && <Opened key={mend} {...props} open={open} page={live.data} />}
        </>
      )}
    </div>
  );
}
