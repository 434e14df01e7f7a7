import Archive from 'lucide-react/icons/archive';
import ArchiveRestore from 'lucide-react/icons/archive-restore';
import Ellipsis from 'lucide-react/icons/ellipsis';
import PencilLine from 'lucide-react/icons/pencil-line';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { fieldText } from '#domain/register/field-text.ts';
import { type AnyRow, isArchived } from '#domain/register/register.ts';
import { newId } from '#domain/values/new-id.ts';
import type { OpenRow } from '#store/register/register-queries.ts';
import type { RefusedRow } from '#store/register/refused-rows.ts';
import { titlesIn } from '#store/register/shown-rows.ts';
import { useLive } from '../api/use-live.ts';
import { Banner } from '../ui/banner/banner.tsx';
import { EmptyState } from '../ui/empty-state/empty-state.tsx';
import { NotRead } from '../ui/empty-state/not-read.tsx';
import { EndDrawer } from '../ui/end-drawer/end-drawer.tsx';
import { IconButton } from '../ui/icon-button/icon-button.tsx';
import { KeyValues } from '../ui/key-values/key-values.tsx';
import { Menu, MenuItem } from '../ui/menu/menu.tsx';
import { Skeleton } from '../ui/skeleton/skeleton.tsx';
import { attempt } from '../ui/snackbar/attempt.ts';
import { SyncState } from '../ui/sync-state/sync-state.tsx';
import { Tabs } from '../ui/tabs/tabs.tsx';
import { timeOfDay } from '../ui/time.ts';
import { optionsOf, RegisterForm } from './register-form.tsx';
import type { RegisterView } from './register-view.ts';
import * as css from './register.css.ts';
import { RowClash } from './row-clash.tsx';
import { RowHistory } from './row-history.tsx';
import { addRow, rowEdits, saveEdits, setArchived } from './save-row.ts';
import { useKeptDraft } from './use-kept-draft.ts';

interface EditorProps {
  view: RegisterView;
  open: OpenRow;
  isNew: boolean;
  /** A refused change that is mended here. */
  refused: RefusedRow | undefined;
  onClose(): void;
}

/** The form, with what was typed in it before. */
function Editor({ view, open, isNew, refused, onClose }: EditorProps) {
  const { register } = view;
  // As it stood when the form opened: what others change meanwhile does not take the place of what is typed.
  const [row] = useState<AnyRow>(() =>
    isNew ? { ...open.row, id: refused?.itemId ?? newId() } : open.row,
  );
  const kept = useKeptDraft(`${register.name}:${isNew ? 'new' : row.id}`);
  if (kept === undefined) return <Skeleton lines={6} what="the form" />;
  const typed = refused?.typed ?? kept?.typed ?? null;
  async function save(next: AnyRow): Promise<void> {
    if (isNew) return addRow(view, next);
    const edits = rowEdits(view, row, next);
    if (Object.keys(edits).length > 0) await saveEdits(view, row, edits, refused?.itemId);
  }
  return (
    <>
      {refused && (
        <Banner tone="warning" icon={TriangleAlert} title={`${refused.message}.`}>
          This was not accepted. What you typed is below.
        </Banner>
      )}
      {!refused && kept && (
        <Banner tone="info" icon={PencilLine} title={`Draft from ${timeOfDay(kept.at)}`}>
          You typed this before and did not save it.
        </Banner>
      )}
      <RegisterForm
        view={view}
        row={row}
        isNew={isNew}
        others={open.others}
        choices={(field) => {
          const input = register.fields[field]?.input;
          if (input?.kind !== 'reference') return [];
          const other = input.to();
          return optionsOf(other, open.linked[other.name] ?? [], row[field]);
        }}
        typed={typed}
        problems={refused?.fields ?? {}}
        onSave={save}
        onClose={onClose}
      />
    </>
  );
}

/** What is known of a row, for who may read it and not change it. */
function Facts({ view: { register }, open }: Pick<EditorProps, 'view' | 'open'>) {
  const titles = new Map(titlesIn(register, open.linked));
  const facts = Object.entries(register.fields).flatMap(([field, of]) => {
    const value = of && fieldText(of.input, open.row[field], titles);
    return of && value ? [{ name: of.label, value }] : [];
  });
  return <KeyValues facts={facts} />;
}

type View = 'details' | 'history';

function Known({ view, open, refused, onClose }: Omit<EditorProps, 'isNew'>) {
  const { register } = view;
  const [shown, setShown] = useState<View>('details');
  const { row, mayEdit, clashing } = open;
  const titles = new Map(titlesIn(register, open.linked));
  return (
    <>
      {row.pending && (
        <div className={css.pill}>
          <SyncState state="saved" />
        </div>
      )}
      {clashing.map((clash) => (
        <RowClash key={clash.itemId} view={view} row={row} titles={titles} clash={clash} />
      ))}
      <Tabs<View>
        label={register.title(row)}
        value={shown}
        onChange={setShown}
        tabs={[
          {
            name: 'details',
            label: 'Details',
            children:
              mayEdit && !isArchived(row) ? (
                <Editor view={view} open={open} isNew={false} refused={refused} onClose={onClose} />
              ) : (
                <Facts view={view} open={open} />
              ),
          },
          {
            name: 'history',
            label: 'History',
            children: <RowHistory view={view} id={row.id} titles={titles} />,
          },
        ]}
      />
    </>
  );
}

function Head({
  title,
  view,
  row,
  onClose,
}: {
  title: string;
  view: RegisterView;
  /** Null where nothing can be done with it. */
  row: AnyRow | null;
  onClose(): void;
}) {
  const archived = row !== null && isArchived(row);
  return (
    <>
      <h2 className={css.drawerTitle}>{title}</h2>
      <span className={css.drawerKeys}>
        {row && (
          <Menu trigger={<IconButton icon={Ellipsis} label="More" />}>
            <MenuItem
              icon={archived ? ArchiveRestore : Archive}
              onSelect={() => {
                onClose();
                void attempt(setArchived(view, [row], !archived));
              }}
            >
              {archived ? 'Take out of the archive' : 'Archive'}
            </MenuItem>
          </Menu>
        )}
        <IconButton icon={X} label="Close" onClick={onClose} />
      </span>
    </>
  );
}

interface DrawerProps {
  view: RegisterView;
  refused: RefusedRow | undefined;
  onClose(): void;
}

/** Where a new row is written. */
export function NewRowDrawer({ view, refused, onClose }: DrawerProps) {
  const title = `New ${view.register.words.one}`;
  const live = useLive(view.queries.blank);
  return (
    <EndDrawer
      label={title}
      sideFrom="xl"
      head={<Head title={title} view={view} row={null} onClose={onClose} />}
      onClose={onClose}
    >
      <div className={css.drawer}>
        {live.state === 'loading' && <Skeleton lines={6} what="the form" />}
        {live.state === 'failed' && <NotRead title="Could not open the form" />}
        {live.state === 'ready' && (
          <Editor view={view} open={live.data} isNew refused={refused} onClose={onClose} />
        )}
      </div>
    </EndDrawer>
  );
}

/** One row of the list: read, changed, archived, and what was done to it. */
export function RowDrawer({ view, id, refused, onClose }: DrawerProps & { id: string }) {
  const { register } = view;
  const live = useLive(view.queries.one, id);
  const found = live.state === 'ready' ? live.data : null;
  const open = found?.state === 'known' ? found.open : null;
  const title = open ? register.title(open.row) : `A ${register.words.one}`;
  const row = open?.mayEdit ? open.row : null;
  return (
    <EndDrawer
      label={title}
      sideFrom="xl"
      head={<Head title={title} view={view} row={row} onClose={onClose} />}
      onClose={onClose}
    >
      <div className={css.drawer}>
        {live.state === 'failed' && <NotRead title={`Could not load this ${register.words.one}`} />}
        {(live.state === 'loading' || found?.state === 'filling') && (
          <Skeleton lines={6} what={`this ${register.words.one}`} />
        )}
        {found?.state === 'unknown' && (
          <EmptyState icon={view.icon} title={`We can’t find this ${register.words.one}`}>
            The link may be wrong, or it is one that you don’t look after.
          </EmptyState>
        )}
        {open && <Known key={id} view={view} open={open} refused={refused} onClose={onClose} />}
      </div>
    </EndDrawer>
  );
}
