import Plus from 'lucide-react/icons/plus';
import { useMemo, useState } from 'react';
import { useLive } from '../api/live-queries/use-live.ts';
import { Button } from '../ui/button/button.tsx';
import { EmptyState } from '../ui/empty-state/empty-state.tsx';
import { NotRead } from '../ui/empty-state/not-read.tsx';
import { Skeleton } from '../ui/skeleton/skeleton.tsx';
import { RefusedRows } from './refused-rows.tsx';
import { newRow } from './register-search.ts';
import { RegisterTable } from './register-table.tsx';
import type { RegisterView } from './register-view.ts';
import * as css from './register.css.ts';
import { NewRowDrawer, RowDrawer } from './row-drawer.tsx';

interface BelongingProps {
  view: RegisterView;
  /** Field and id of the row that they belong to. */
  to: Readonly<Record<string, string>>;
  /** The number that orders them. */
  orderBy: string;
  /** Whether the person may add some here. */
  mayAdd: boolean;
}

interface Opened {
  id: string;
  /** The refused item that is mended. */
  mends?: string;
}

/** The most that one row has. */
const perPage = 200;

/** The rows of one register that belong to a row of another: added, opened, changed in their place. */
export function BelongingRows({ view, to, orderBy, mayAdd }: BelongingProps) {
  const { one, many } = view.register.words;
  const key = JSON.stringify(to);
  const question = useMemo(() => {
    const filters = JSON.parse(key) as Record<string, string>;
    return { filters, archived: false, orderBy, descending: false, page: 1, perPage };
  }, [key, orderBy]);
  const live = useLive(view.queries.page, question);
  const [opened, setOpened] = useState<Opened | null>(null);
  if (live.state === 'failed') return <NotRead title={`Could not load the ${many}`} />;
  if (live.state === 'loading') return <Skeleton lines={4} what={many} />;
  const { rows, titles, refused } = live.data;
  const mended = refused.find(({ itemId }) => itemId === opened?.mends);
  const next = Math.max(0, ...rows.map((row) => Number(row[orderBy]))) + 1;
  const drawer = { view, refused: mended, isBeside: false, onClose: () => setOpened(null) };
  return (
    <div className={css.belonging}>
      {mayAdd && (
        <div className={css.actions}>
          <Button icon={Plus} onClick={() => setOpened({ id: newRow })}>
            New {one}
          </Button>
        </div>
      )}
      <RefusedRows
        view={view}
        refused={refused}
        onMend={(row) => setOpened({ id: row.isNew ? newRow : row.rowId, mends: row.itemId })}
      />
      {rows.length === 0 ? (
        <EmptyState icon={view.icon} title={`No ${many} yet`}>
          {mayAdd ? `Add the first ${one}.` : `When there are ${many}, they appear here.`}
        </EmptyState>
      ) : (
        <RegisterTable
          view={view}
          rows={rows}
          titles={new Map(titles)}
          sort={{ field: orderBy, descending: false }}
          choosing={null}
          onSort={null}
          onOpen={({ id }) => setOpened({ id })}
        />
      )}
      {opened?.id === newRow && <NewRowDrawer {...drawer} begins={{ ...to, [orderBy]: next }} />}
      {opened && opened.id !== newRow && <RowDrawer {...drawer} id={opened.id} />}
    </div>
  );
}
