import { Link, useNavigate } from '@tanstack/react-router';
import Download from 'lucide-react/icons/download';
import FolderInput from 'lucide-react/icons/folder-input';
import FolderOpen from 'lucide-react/icons/folder-open';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import X from 'lucide-react/icons/x';
import { useMemo, useState } from 'react';
import {
  descriptionLength,
  type FileItem,
  fileNameLength,
} from '#domain/demo/file-manager/entities.ts';
import { changeFile, deleteFile } from '#domain/demo/file-manager/operations.ts';
import { byIds, isFolder } from '#store/demo/file-manager/queries.ts';
import { callDemo } from '../../../../api/demo.ts';
import { useLive } from '../../../../api/live-queries/use-live.ts';
import { dayOf } from '../../../../demo/day-of.ts';
import { deleteRow } from '../../../../demo/delete-row.ts';
import { DeleteSheet } from '../../../../demo/delete-sheet.tsx';
import { download } from '../../../../demo/files/download.ts';
import { neighbourOf } from '../../../../demo/neighbour-of.ts';
import { OpenedRow } from '../../../../demo/opened-row.tsx';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { Button, buttonLook } from '../../../../ui/button/button.tsx';
import { EndDrawer } from '../../../../ui/end-drawer/end-drawer.tsx';
import { fileSize } from '../../../../ui/file-size.ts';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { IconButton } from '../../../../ui/icon-button/icon-button.tsx';
import { KeyValues } from '../../../../ui/key-values/key-values.tsx';
import { attempt } from '../../../../ui/snackbar/attempt.ts';
import { useFirstFocus } from '../../../../ui/use-first-focus.ts';
import { hasContentHere, itemHere, itemsHere, itemsNow } from '../here.ts';
import { placeOf, sections } from '../in-folder.ts';
import { addressOfDetails, addressOfFolder } from '../places.ts';
import { downloadName } from '../words.ts';
import * as css from './files.css.ts';
import { kindOf } from './kind.ts';
import { MoveSheet } from './move-sheet.tsx';
import { WordsSheet } from './words-sheet.tsx';

/** The dialog over what is open. */
type Asking = 'name' | 'description' | 'place' | 'delete' | null;

/** Deletes what is open and opens the next of its folder, else the one before it, else nothing. */
function useRemove(folderId: string | null): (item: FileItem) => Promise<void> {
  const navigate = useNavigate();
  return async ({ id, name, folderId: place }) => {
    const beside = (await itemsNow()).filter((one) => one.folderId === place);
    const next = neighbourOf(
      sections(beside).flatMap(({ cards }) => cards),
      id,
    );
    const to = next ? addressOfDetails(folderId, next.id) : addressOfFolder(folderId);
    // First: what is open and suddenly gone would be missed.
    await navigate({ to, replace: true });
    await deleteRow(deleteFile, { id, name });
  };
}

function Heading({ item }: { item: FileItem }) {
  const { name, type } = item;
  const named = useFirstFocus<HTMLParagraphElement>();
  const kind = kindOf(type);
  return (
    <div className={css.head}>
      <Icon of={kind.icon} size="xl" className={isFolder(item) ? css.folder : css.file} />
      {/* The drawer is called the same: no second heading. */}
      <p ref={named} tabIndex={-1} className={css.heading}>
        {name}
      </p>
      <Badge tone={kind.tone}>{isFolder(item) ? 'Folder' : type}</Badge>
    </div>
  );
}

type ById = ReadonlyMap<string, FileItem>;

const noItems: readonly FileItem[] = [];

/** All items by their ids; none before the store answers. */
function useItems(): ById {
  const live = useLive(itemsHere);
  const items = live.state === 'ready' ? live.data : noItems;
  return useMemo(() => byIds(items), [items]);
}

function Facts({ item, byId }: { item: FileItem; byId: ById }) {
  const { createdBy, createdAt, modifiedAt, size, contents } = item;
  const facts = [
    { name: 'Folder', value: byId.size === 0 ? '' : placeOf(byId, item) },
    { name: 'Added by', value: createdBy },
    { name: 'Added', value: dayOf(createdAt) },
    { name: 'Changed', value: dayOf(modifiedAt) },
    { name: 'Size', value: fileSize(size) },
  ];
  return (
    <KeyValues
      facts={contents === null ? facts : [...facts, { name: 'Contents', value: contents }]}
    />
  );
}

function Foot({ item, onDelete }: { item: FileItem; onDelete(): void }) {
  const kept = useLive(hasContentHere, item.id);
  const isSample = kept.state === 'ready' && !kept.data;
  return (
    <div className={css.foot}>
      {isFolder(item) ? (
        <Link to={addressOfFolder(item.id)} className={buttonLook({ kind: 'primary' })}>
          <Icon of={FolderOpen} size="sm" />
          Open folder
        </Link>
      ) : (
        <Button
          kind="primary"
          icon={Download}
          disabled={kept.state !== 'ready' || isSample}
          onClick={() => void attempt(download(item.id, downloadName(item)))}
        >
          Download
        </Button>
      )}
      <Button icon={Trash2} onClick={onDelete}>
        Delete
      </Button>
      {isSample && !isFolder(item) && (
        <p className={css.hint}>
          A sample has nothing in it. Files that you upload can be downloaded.
        </p>
      )}
    </div>
  );
}

function Dialogs({
  item,
  byId,
  asking,
  onClose,
  onDelete,
}: {
  item: FileItem;
  byId: ById;
  asking: Asking;
  onClose(): void;
  onDelete(): void;
}) {
  const { id, name, description, contents } = item;
  const what = isFolder(item) ? 'folder' : 'file';
  const save = (fields: Partial<Pick<FileItem, 'name' | 'description'>>) =>
    callDemo(changeFile, { id, item: fields });
  switch (asking) {
    case 'name':
      return (
        <WordsSheet
          title={`Rename this ${what}`}
          label="Name"
          save="Rename"
          value={name}
          longest={fileNameLength}
          onSave={(words) => save({ name: words })}
          onClose={onClose}
        />
      );
    case 'description':
      return (
        <WordsSheet
          title={`Describe this ${what}`}
          label="Description"
          save="Save"
          value={description ?? ''}
          longest={descriptionLength}
          lines
          onSave={(words) => save({ description: words === '' ? null : words })}
          onClose={onClose}
        />
      );
    case 'place':
      return <MoveSheet item={item} byId={byId} onClose={onClose} />;
    case 'delete':
      return (
        <DeleteSheet what="folder" onClose={onClose} onDelete={onDelete}>
          “{name}” goes with everything in it: {contents}.
        </DeleteSheet>
      );
    default:
      return null;
  }
}

function Opened({ item, folderId }: { item: FileItem; folderId: string | null }) {
  const { name, description, contents } = item;
  const navigate = useNavigate();
  const removeItem = useRemove(folderId);
  const byId = useItems();
  const [asking, setAsking] = useState<Asking>(null);
  const close = () => setAsking(null);
  const onClose = () => void navigate({ to: addressOfFolder(folderId) });
  const remove = () => {
    close();
    void attempt(removeItem(item));
  };
  // A file comes back by one press: only a folder with something in it is asked about.
  const isAskedAbout = contents !== null && contents !== '0 files';
  const head = (
    <>
      <Button kind="soft" icon={Pencil} onClick={() => setAsking('name')}>
        Rename
      </Button>
      <Button kind="soft" icon={FolderInput} onClick={() => setAsking('place')}>
        Move to…
      </Button>
      <span className={css.end}>
        <IconButton icon={X} label="Close" onClick={onClose} />
      </span>
    </>
  );
  return (
    <EndDrawer label={name} sideFrom="xl" head={head} onClose={onClose}>
      <Heading item={item} />
      <Facts item={item} byId={byId} />
      <div className={css.described}>
        <p className={css.name}>Description</p>
        <IconButton
          icon={Pencil}
          label="Edit the description"
          onClick={() => setAsking('description')}
        />
      </div>
      <p className={css.words}>{description ?? 'Nothing is written down yet.'}</p>
      <Foot item={item} onDelete={() => (isAskedAbout ? setAsking('delete') : remove())} />
      <Dialogs item={item} byId={byId} asking={asking} onClose={close} onDelete={remove} />
    </EndDrawer>
  );
}

/** One of a folder, at an address of its own. */
export function FileDrawer({ id, folderId }: { id: string; folderId: string | null }) {
  const navigate = useNavigate();
  return (
    <OpenedRow
      query={itemHere}
      id={id}
      word="file"
      onMissing={() => void navigate({ to: addressOfFolder(folderId), replace: true })}
    >
      {(item) => <Opened item={item} folderId={folderId} />}
    </OpenedRow>
  );
}
