import { useNavigate } from '@tanstack/react-router';
import FolderIcon from 'lucide-react/icons/folder-open';
import FolderPlus from 'lucide-react/icons/folder-plus';
import {
  type ReactNode,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
} from 'react';
import { type FileItem, fileNameLength } from '#domain/demo/file-manager/entities.ts';
import { addFolder } from '#domain/demo/file-manager/operations.ts';
import { byIds, isFolder, pathTo } from '#store/demo/file-manager/queries.ts';
import { callDemo } from '../../../../api/demo.ts';
import { type Live, useLive } from '../../../../api/live-queries/use-live.ts';
import { DemoPage } from '../../../../demo/demo-page.tsx';
import { FileProblems } from '../../../../demo/files/file-problems.tsx';
import { limits } from '../../../../demo/files/limits.ts';
import { SearchBox } from '../../../../demo/search-box.tsx';
import { searchIn } from '../../../../demo/search-in.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { cx } from '../../../../ui/cx.ts';
import { Segmented } from '../../../../ui/segmented/segmented.tsx';
import { useDropped } from '../../../../ui/use-dropped.ts';
import { itemsHere } from '../here.ts';
import { textOf } from '../in-folder.ts';
import * as css from '../parts/files.css.ts';
import { FilesShown, type Look } from '../parts/files-shown.tsx';
import { UploadKey } from '../parts/upload-key.tsx';
import { WordsSheet } from '../parts/words-sheet.tsx';
import { addressOfFolder } from '../places.ts';
import { useUpload } from '../use-upload.ts';
import { amountWords, foundWords } from '../words.ts';

/** Before the store answers. */
const nothing: readonly FileItem[] = [];

const words = {
  icon: FolderIcon,
  what: 'your files',
  failed: 'The files cannot be read',
  empty: { title: 'This folder is empty', text: 'Upload a file, or drop it here.' },
};

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

const looks = [
  { value: 'cards', label: 'Cards' },
  { value: 'list', label: 'List' },
] as const;

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
            <FileProblems title="Not uploaded" of={problems} onDismiss={dismiss} />
          </>
        }
        list={list}
        words={words}
        opened={children}
      >
        {() => (
          <div className={css.list}>
            <output className={css.said}>{search === '' ? '' : foundWords(shown.length)}</output>
            <FilesShown
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
