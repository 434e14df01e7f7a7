import { useNavigate } from '@tanstack/react-router';
import FolderIcon from 'lucide-react/icons/folder-open';
import FolderPlus from 'lucide-react/icons/folder-plus';
import Search from 'lucide-react/icons/search';
import Upload from 'lucide-react/icons/upload';
import {
  type ReactNode,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import {
  type FileItem,
  fileBytes,
  fileNameLength,
  keptBytes,
} from '#domain/demo/file-manager/entities.ts';
import { addFolder } from '#domain/demo/file-manager/operations.ts';
import { byIds, isFolder, pathTo } from '#store/demo/file-manager/queries.ts';
import { callDemo } from '../../../../api/demo.ts';
import { type Live, useLive } from '../../../../api/live-queries/use-live.ts';
import { DemoPage } from '../../../../demo/demo-page.tsx';
import { SearchBox } from '../../../../demo/search-box.tsx';
import { searchIn } from '../../../../demo/search-in.ts';
import { useShortcuts } from '../../../../demo/use-shortcuts.ts';
import { Alert } from '../../../../ui/alert/alert.tsx';
import { Button } from '../../../../ui/button/button.tsx';
import { cx } from '../../../../ui/cx.ts';
import { EmptyState } from '../../../../ui/empty-state/empty-state.tsx';
import { fileSize } from '../../../../ui/file-size.ts';
import { LongGrid } from '../../../../ui/long-grid/long-grid.tsx';
import { LongList, type RowFocus } from '../../../../ui/long-list/long-list.tsx';
import { Segmented } from '../../../../ui/segmented/segmented.tsx';
import { life } from '../../../../ui/snackbar/snackbar.css.ts';
import { snackbars } from '../../../../ui/snackbar/snackbars.ts';
import { Tooltip } from '../../../../ui/tooltip/tooltip.tsx';
import { useDropped } from '../../../../ui/use-dropped.ts';
import { itemsHere } from '../here.ts';
import { placeOf, sections, textOf } from '../in-folder.ts';
import { FileCard, type FileProps } from '../parts/file-card.tsx';
import { FileRow } from '../parts/file-row.tsx';
import * as css from '../parts/files.css.ts';
import { WordsSheet } from '../parts/words-sheet.tsx';
import { addressOfFolder } from '../places.ts';
import { uploadAll, type Uploaded } from '../upload.ts';
import { amountWords, foundWords } from '../words.ts';

const limits = `A file has at most ${fileSize(fileBytes)}, all of them ${fileSize(keptBytes)}, and they stay on this device.`;

/** Before the store answers. */
const nothing: readonly FileItem[] = [];

const label = 'Folders and files';

const words = {
  icon: FolderIcon,
  what: 'your files',
  failed: 'The files cannot be read',
  empty: { title: 'This folder is empty', text: 'Upload a file, or drop it here.' },
};

/** Uploads what is chosen or dropped, and what it said of it. */
function useUpload(folderId: string | null) {
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const tell = (uploaded: Uploaded) => {
    const { kept } = uploaded;
    setProblems(uploaded.problems);
    if (kept.length === 0) return;
    const text = kept.length === 1 ? `Uploaded: ${kept[0]}` : `${kept.length} files uploaded`;
    snackbars.show({ tone: 'success', text, action: null, life: life.plain });
  };
  const take = (files: FileList): boolean => {
    if (files.length === 0 || busy) return files.length > 0;
    setBusy(true);
    void uploadAll([...files], folderId)
      .then(tell)
      .finally(() => setBusy(false));
    return true;
  };
  return { busy, take, problems, dismiss: () => setProblems([]) };
}

function Problems({ of, onDismiss }: { of: readonly string[]; onDismiss(): void }) {
  if (of.length === 0) return null;
  return (
    <Alert key={of.join()} type="error" title="Not uploaded" dismissible onDismiss={onDismiss}>
      <ul className={css.problems}>
        {of.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </Alert>
  );
}

function UploadKey({ busy, onChoose }: { busy: boolean; onChoose(files: FileList): void }) {
  const input = useRef<HTMLInputElement>(null);
  const choose = () => input.current?.click();
  useShortcuts({ '/': choose });
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label="Files to upload"
        onChange={({ target }) => {
          if (target.files) onChoose(target.files);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
      <Tooltip text="Upload files" keys="Ctrl /">
        <Button kind="primary" icon={Upload} busy={busy && 'Uploading…'} onClick={choose}>
          Upload
        </Button>
      </Tooltip>
    </>
  );
}

function NewFolderKey({ folderId }: { folderId: string | null }) {
  const [naming, setNaming] = useState(false);
  return (
    <>
      <Button icon={FolderPlus} onClick={() => setNaming(true)}>
        New folder
      </Button>
      {naming && (
        <WordsSheet
          title="New folder"
          label="Name"
          save="Add folder"
          longest={fileNameLength}
          onSave={(name) => callDemo(addFolder, { folder: { folderId, name } })}
          onClose={() => setNaming(false)}
        />
      )}
    </>
  );
}

/** A folder that is not there any more is logged, and the way leads to the top. */
function useMissing(list: Live<readonly FileItem[]>, folderId: string | null): void {
  const navigate = useNavigate();
  const isMissing =
    folderId !== null &&
    list.state === 'ready' &&
    !list.data.some((item) => item.id === folderId && isFolder(item));
  const leave = useEffectEvent(() => void navigate({ to: addressOfFolder(null), replace: true }));
  useEffect(() => {
    if (!isMissing) return;
    // oxlint-disable-next-line no-console -- the demo apps log what was not found, and go to the list
    console.warn(`Could not found folder with id of ${folderId}!`);
    leave();
  }, [isMissing, folderId]);
}

/** How the files stand. */
type Look = 'cards' | 'list';

const looks = [
  { value: 'cards', label: 'Cards' },
  { value: 'list', label: 'List' },
] as const;

function Shown({
  byId,
  shown,
  searched,
  folderId,
  openId,
  look,
}: {
  byId: ReadonlyMap<string, FileItem>;
  shown: readonly FileItem[];
  searched: boolean;
  folderId: string | null;
  openId: string | null;
  look: Look;
}) {
  const groups = useMemo(() => sections(shown), [shown]);
  const propsOf = (item: FileItem, focus: RowFocus): FileProps => ({
    item,
    folderId,
    place: searched ? placeOf(byId, item) : null,
    current: item.id === openId,
    focus,
  });
  if (shown.length === 0) {
    return (
      <EmptyState icon={Search} title="No file has this">
        Look for another part of its name, its type, or what it is for.
      </EmptyState>
    );
  }
  if (look === 'cards') {
    return (
      <LongGrid label={label} groups={groups} openId={openId}>
        {(item, focus) => <FileCard {...propsOf(item, focus)} />}
      </LongGrid>
    );
  }
  const rows = groups
    .map(({ heading, cards }) => ({ heading, rows: cards }))
    .filter((group) => group.rows.length > 0);
  return (
    <LongList label={label} groups={rows} openId={openId}>
      {(item, focus) => <FileRow {...propsOf(item, focus)} />}
    </LongList>
  );
}

/** Words of the search, which end with the folder in which they were typed. */
function useSearch(folderId: string | null) {
  const [typed, setTyped] = useState({ folderId, words: '' });
  const now = typed.folderId === folderId ? typed.words : '';
  const type = (next: string) => setTyped({ folderId, words: next });
  return { typed: now, search: useDeferredValue(now).trim(), type };
}

/** Content of a folder, or of all folders the items that were searched for. */
function useShown(
  items: readonly FileItem[],
  folderId: string | null,
  search: string,
): readonly FileItem[] {
  const find = useMemo(() => searchIn(items, textOf), [items]);
  return useMemo(
    () => (search === '' ? items.filter((item) => item.folderId === folderId) : find(search)),
    [items, find, folderId, search],
  );
}

/** S2-074: the folders and files of one folder; what is open stands beside them or over them. */
export function FilesScreen({
  folderId,
  openId,
  menu,
  children,
}: {
  folderId: string | null;
  openId: string | null;
  /** Menu of every demo app. */
  menu: ReactNode;
  children: ReactNode;
}) {
  const live = useLive(itemsHere);
  useMissing(live, folderId);
  const { typed, search, type } = useSearch(folderId);
  const { busy, take, problems, dismiss } = useUpload(folderId);
  const [over, places] = useDropped(take);
  const [look, setLook] = useState<Look>('cards');
  const items = live.state === 'ready' ? live.data : nothing;
  const shown = useShown(items, folderId, search);
  const byId = useMemo(() => byIds(items), [items]);
  const path = pathTo(byId, folderId);
  const inside = items.filter((item) => item.folderId === folderId);
  const folders = inside.filter(isFolder).length;
  // Where nothing is found the search says so, and not that the folder is empty.
  const list: Live<readonly FileItem[]> =
    live.state === 'ready' ? { state: 'ready', data: search === '' ? shown : live.data } : live;
  const actions = (
    <>
      <Segmented label="Look of the files" isLow choices={looks} value={look} onChange={setLook} />
      <SearchBox label="Search files" value={typed} onChange={type} />
      {menu}
      <NewFolderKey folderId={folderId} />
      <UploadKey busy={busy} onChoose={take} />
    </>
  );
  const steps = path.slice(0, -1).map(({ id, name }) => ({ title: name, to: addressOfFolder(id) }));
  return (
    <div className={cx(css.place, over && css.over)} {...places}>
      <DemoPage
        title={path.at(-1)?.name ?? 'File manager'}
        facts={live.state === 'ready' && amountWords(folders, inside.length - folders)}
        trail={
          folderId === null
            ? undefined
            : [{ title: 'File manager', to: addressOfFolder(null) }, ...steps]
        }
        actions={actions}
        note={
          <>
            <p className={css.said}>Drop files anywhere here. {limits}</p>
            <Problems of={problems} onDismiss={dismiss} />
          </>
        }
        list={list}
        words={words}
        opened={children}
      >
        {() => (
          <div className={css.list}>
            <output className={css.said}>{search === '' ? '' : foundWords(shown.length)}</output>
            <Shown
              key={folderId}
              {...{ byId, shown, folderId, openId, look }}
              searched={search !== ''}
            />
          </div>
        )}
      </DemoPage>
    </div>
  );
}
