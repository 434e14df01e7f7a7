import PencilLine from 'lucide-react/icons/pencil-line';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { isArchived } from '#domain/rows/is-archived.ts';
import type { AnyRow } from '#domain/register/register.ts';
import { valueIn } from '#domain/rows/row-values.ts';
import { newId } from '#domain/values/new-id.ts';
import type { OpenForm, OpenRow } from '#store/register/register-queries.ts';
import type { RefusedRow } from '#store/register/refused-rows.ts';
import { titlesIn } from '#domain/register/linked-rows.ts';
import { useKept } from '../api/live-queries/use-kept.ts';
import { useLive } from '../api/live-queries/use-live.ts';
import { Banner } from '../ui/banner/banner.tsx';
import { NotRead } from '../ui/empty-state/not-read.tsx';
import { KeyValues } from '../ui/key-values/key-values.tsx';
import { Skeleton } from '../ui/skeleton/skeleton.tsx';
import { SyncState } from '../ui/sync-state/sync-state.tsx';
import { type Tab, Tabs } from '../ui/tabs/tabs.tsx';
import { timeOfDay } from '../ui/time.ts';
import { useMedia } from '../ui/use-media.ts';
import { optionsOf, RegisterForm } from './register-form.tsx';
import { type RegisterView, shownText } from './register-view.ts';
import { viewWith } from './custom/view-with.ts';
import * as css from './register.css.ts';
import { draftKey } from './draft/draft-key.ts';
import { DraftNotRead } from './draft/draft-not-read.tsx';
import { useKeptDraft } from './draft/use-kept-draft.ts';
import { RowClash } from './clash/row-clash.tsx';
import { RowHistory } from './row-history.tsx';
import { addRow, giveUpRefused, rowEdits, saveEdits, type SayIt } from './save-row.ts';

interface EditorProps {
  view: RegisterView;
  open: OpenForm;
  isNew: boolean;
  /** A refused change that is mended here. */
  refused: RefusedRow | undefined;
  /** Id of what a new row is added below. */
  below?: string | undefined;
  /** A new row was added, and another one may follow; without it, the form closes then. */
  onAdded?: (() => void) | undefined;
  onClose(): void;
}

/** Keeps the keyboard's focus at "Save": a saved row gets a new form, and the browser would drop the focus with the old one. */
function useFocusKept() {
  const place = useRef<HTMLDivElement>(null);
  const isSaved = useRef(false);
  useEffect(() => {
    if (!isSaved.current || document.activeElement !== document.body) return;
    place.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  });
  const noteSaved = (saved: boolean) => {
    isSaved.current = saved;
  };
  return { place, noteSaved };
}

/** The form, with what was typed in it before. */
export function RowEditor({
  view: plain,
  open,
  isNew,
  refused,
  below,
  onAdded,
  onClose,
}: EditorProps) {
  const view = viewWith(plain, open.own);
  const { register } = view;
  // As it stood when somebody began to type: what others change meanwhile does not take the place of it.
  const [begun, setBegun] = useState<AnyRow | null>(() =>
    isNew ? { ...open.row, id: refused?.itemId ?? newId() } : null,
  );
  const row = begun ?? open.row;
  const version = JSON.stringify(row);
  const { place, noteSaved } = useFocusKept();
  // Once it is sent again, nothing says any more that it was refused.
  const [mends] = useState(refused?.itemId);
  const draft = draftKey(register, isNew ? null : row.id, mends ?? below);
  const kept = useKeptDraft(draft);
  // The other tab may save the row meanwhile.
  if (kept.state === 'elsewhere' && begun && !isNew) setBegun(null);
  if (kept.state !== 'read') return <DraftNotRead kept={kept} />;
  const typed = kept.draft?.typed ?? refused?.typed ?? null;
  async function save(next: AnyRow): Promise<SayIt> {
    // One of many is mended by a submission of its own.
    const mended = refused?.among == null ? undefined : refused;
    const sayIt = isNew
      ? await addRow(view, next)
      : await saveEdits(view, row, rowEdits(view, row, next), mended ? undefined : refused?.itemId);
    if (mended) await giveUpRefused(mended);
    noteSaved(true);
    return sayIt;
  }
  return (
    <div ref={place} className={css.drawer}>
      {refused && (
        <Banner tone="warning" icon={TriangleAlert} title={`${refused.message}.`}>
          This was not accepted. What you typed is below.
        </Banner>
      )}
      {kept.draft && (
        <Banner tone="info" icon={PencilLine} title={`Draft from ${timeOfDay(kept.draft.at)}`}>
          You typed this before and did not save it.
        </Banner>
      )}
      <RegisterForm
        key={version}
        view={view}
        row={row}
        isNew={isNew}
        draft={draft}
        others={open.others}
        grants={open.grants}
        choices={(field) => {
          const input = register.fields[field]?.input;
          if (input?.kind !== 'reference') return [];
          const other = input.to();
          return optionsOf(other, open.linked[other.name] ?? [], row[field]);
        }}
        named={(field, id) => {
          const input = register.fields[field]?.input;
          if (input?.kind !== 'reference') return undefined;
          return open.linked[input.to().name]?.find((other) => other.id === id);
        }}
        typed={typed}
        problems={refused?.fields ?? {}}
        onType={() => {
          noteSaved(false);
          setBegun(row);
        }}
        onSave={save}
        onAdded={onAdded}
        onClose={() => {
          setBegun(null);
          kept.drop();
          onClose();
        }}
      />
    </div>
  );
}

interface RowProps extends Omit<EditorProps, 'isNew' | 'open' | 'below'> {
  open: OpenRow;
}

/** Fields of a row, for people who may read it and not change it. */
export function RowFacts({ view: plain, open }: Pick<RowProps, 'view' | 'open'>) {
  const view = viewWith(plain, open.own);
  const { register } = view;
  const titles = new Map(titlesIn(register, open.linked));
  const facts = Object.entries(register.fields).flatMap(([field, of]) => {
    const value = shownText(view, field, valueIn(open.row, field), titles);
    // The picture stands beside the title.
    return of && value && of.input.kind !== 'picture' ? [{ name: of.label, value }] : [];
  });
  return <KeyValues facts={facts} />;
}

/** The form of a row that is here, as soon as there is what it judges the row by. */
function EditRow({ view, open, ...props }: RowProps) {
  const live = useKept(useLive(view.queries.formRows, open.row));
  if (live.state === 'failed') return <NotRead title="Could not open the form" />;
  if (live.state === 'loading') return <Skeleton lines={6} what="the form" />;
  return <RowEditor {...props} view={view} open={{ ...open, ...live.data }} isNew={false} />;
}

/** Fields of a row: the form, or the facts for people who may not change them. */
function RowFields(props: RowProps) {
  const { view, open } = props;
  // Nobody fills in a form on paper.
  const isOnPaper = useMedia('print');
  if (!open.mayEdit || isArchived(open.row)) return <RowFacts view={view} open={open} />;
  return (
    <>
      <div className={css.onlyScreen}>
        <EditRow {...props} />
      </div>
      {isOnPaper && <RowFacts view={view} open={open} />}
    </>
  );
}

interface PanelProps extends RowProps {
  /** First tab, from the feature; without it, the fields are the first. */
  overview?: ReactNode;
  /** Tabs of the feature, between its overview and the history. */
  tabs?: readonly Tab<string>[] | undefined;
  /** The open tab, where the address says it. */
  tab?: { open: string | undefined; onOpen(name: string): void } | undefined;
  /** Frames the fields and the history. */
  framed?(content: ReactNode): ReactNode;
}

const none: readonly Tab<string>[] = [];
const asIs = (content: ReactNode) => content;

/** A row that is here: what others changed meanwhile, the form, and its history. */
export function RowPanel({ overview, tabs = none, tab, framed = asIs, ...fields }: PanelProps) {
  const { open } = fields;
  const { row, clashing } = open;
  const view = viewWith(fields.view, open.own);
  const titles = new Map(titlesIn(view.register, open.linked));
  const details: Tab<string> = {
    name: 'details',
    label: overview && open.mayEdit ? 'Settings' : 'Details',
    children: framed(<RowFields {...fields} />),
  };
  const history: Tab<string> = {
    name: 'history',
    label: 'History',
    children: framed(<RowHistory view={view} id={row.id} titles={titles} />),
  };
  const all: Tab<string>[] = overview
    ? [{ name: 'overview', label: 'Overview', children: overview }, ...tabs, details, history]
    : [details, ...tabs, history];
  const [chosen, setChosen] = useState<string>();
  const Above = view.above;
  const shown = all.find(({ name }) => name === (tab ? tab.open : chosen)) ?? all[0];
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
      {Above && <Above row={row} />}
      <Tabs
        label={view.register.title(row, titles)}
        value={shown?.name ?? ''}
        onChange={tab?.onOpen ?? setChosen}
        tabs={all}
      />
    </>
  );
}
