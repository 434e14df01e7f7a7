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
import { isFolder, pathTo } from '#store/demo/file-manager/queries.ts';
import { callDemo } from '../../../../api/demo.ts';
import { type Live, useLive } from '../../../../api/live-queries/use-live.ts';
import { DemoPage } from '../../../../demo/demo-page.tsx';
import { SearchBox } from '../../../../demo/search-box.tsx';
import { useShortcuts } from '../../../../demo/use-shortcuts.ts';
import { Alert } from '../../../../ui/alert/alert.tsx';
import { Button } from '../../../../ui/button/button.tsx';
import { cx } from '../../../../ui/cx.ts';
import { EmptyState } from '../../../../ui/empty-state/empty-state.tsx';
import { fileSize } from '../../../../ui/file-size.ts';
import { LongGrid } from '../../../../ui/long-grid/long-grid.tsx';
import { life } from '../../../../ui/snackbar/snackbar.css.ts';
import { snackbars } from '../../../../ui/snackbar/snackbars.ts';
import { Tooltip } from '../../../../ui/tooltip/tooltip.tsx';
import { useDropped } from '../../../../ui/use-dropped.ts';
import { itemsHere } from '../here.ts';
import { found, placeOf, sections } from '../in-folder.ts';
import { FileCard } from '../parts/file-card.tsx';
import * as css from '../parts/files.css.ts';
import { WordsSheet } from '../parts/words-sheet.tsx';
import { addressOfFolder } from '../places.ts';
import { uploadAll, type Uploaded } from '../upload.ts';
import { amountWords, foundWords } from '../words.ts';

const limits = `A file has at most ${fileSize(fileBytes)}, all of them ${fileSize(keptBytes)}, and they stay on this device.`;

const words = {
  icon: FolderIcon,
  what: 'your files',
  failed: 'The files cannot be read',
  empty: { title: 'This folder is empty', text: `Upload a file, or drop it here. ${limits}` },
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
      <Tooltip text={limits} keys="Ctrl /">
        <Button kind="primary" icon={Upload} busy={busy && 'Uploading…'} onClick={choose}>
          Upload
        </Button>
      </Tooltip>
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

function Cards({
  items,
  shown,
  searched,
  folderId,
  openId,
}: {
  items: readonly FileItem[];
  shown: readonly FileItem[];
  searched: boolean;
  folderId: string | null;
  openId: string | null;
}) {
  const groups = useMemo(() => sections(shown), [shown]);
  return (
    <div className={css.list}>
      <output className={css.said}>{searched ? foundWords(shown.length) : ''}</output>
      {shown.length === 0 ? (
        <EmptyState icon={Search} title="No file has this">
          Look for another part of its name, its type, or what it is for.
        </EmptyState>
      ) : (
        <LongGrid label="Folders and files" groups={groups} openId={openId}>
          {(item, focus) => (
            <FileCard
              item={item}
              folderId={folderId}
              place={searched ? placeOf(items, item) : null}
              current={item.id === openId}
              focus={focus}
            />
          )}
        </LongGrid>
      )}
    </div>
  );
}

/** Words of the search, which end with the folder in which they were typed. */
function useSearch(folderId: string | null) {
  const [typed, setTyped] = useState({ folderId, words: '' });
  const now = typed.folderId === folderId ? typed.words : '';
  const type = (next: string) => setTyped({ folderId, words: next });
  return { typed: now, search: useDeferredValue(now).trim(), type };
}

/** What a folder shows, or of all folders what was searched for. */
function shownOf(
  items: readonly FileItem[],
  folderId: string | null,
  search: string,
): readonly FileItem[] {
  if (search !== '') return found(items, search);
  return items.filter((item) => item.folderId === folderId);
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
  const [naming, setNaming] = useState(false);
  const items = live.state === 'ready' ? live.data : null;
  const shown = useMemo(() => shownOf(items ?? [], folderId, search), [items, folderId, search]);
  const path = pathTo(items ?? [], folderId);
  const inside = (items ?? []).filter((item) => item.folderId === folderId);
  const folders = inside.filter(isFolder).length;
  // Where nothing is found the search says so, and not that the folder is empty.
  const list: Live<readonly FileItem[]> =
    live.state === 'ready' ? { state: 'ready', data: search === '' ? shown : live.data } : live;
  const actions = (
    <>
      <SearchBox label="Search files" value={typed} onChange={type} />
      {menu}
      <Button icon={FolderPlus} onClick={() => setNaming(true)}>
        New folder
      </Button>
      <UploadKey busy={busy} onChoose={take} />
    </>
  );
  const steps = path.slice(0, -1).map(({ id, name }) => ({ title: name, to: addressOfFolder(id) }));
  return (
    <div className={cx(css.place, over && css.over)} {...places}>
      <DemoPage
        title={path.at(-1)?.name ?? 'File manager'}
        facts={items !== null && amountWords(folders, inside.length - folders)}
        trail={
          folderId === null
            ? undefined
            : [{ title: 'File manager', to: addressOfFolder(null) }, ...steps]
        }
        actions={actions}
        note={<Problems of={problems} onDismiss={dismiss} />}
        list={list}
        words={words}
        opened={children}
      >
        {() => (
          <Cards
            key={folderId}
            items={items ?? []}
            shown={shown}
            searched={search !== ''}
            folderId={folderId}
            openId={openId}
          />
        )}
      </DemoPage>
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
    </div>
  );
}
