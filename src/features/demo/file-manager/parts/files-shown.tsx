import Search from 'lucide-react/icons/search';
import { useMemo } from 'react';
import type { FileItem } from '#domain/demo/file-manager/entities.ts';
import { EmptyState } from '../../../../ui/empty-state/empty-state.tsx';
import { LongGrid } from '../../../../ui/long-grid/long-grid.tsx';
import { LongList, type RowFocus } from '../../../../ui/long-list/long-list.tsx';
import { placeOf, sections } from '../in-folder.ts';
import { FileCard, type FileProps } from './file-card.tsx';
import { FileRow } from './file-row.tsx';

const label = 'Folders and files';

/** How the files stand. */
export type Look = 'cards' | 'list';

/** Folders and files of a folder, or those that a search found, as cards or as a list. */
export function FilesShown({
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
