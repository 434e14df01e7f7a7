import Bookmark from 'lucide-react/icons/bookmark';
import BookmarkPlus from 'lucide-react/icons/bookmark-plus';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Pencil from 'lucide-react/icons/pencil';
import type { SavedList } from '#domain/saved/saved-list.ts';
import type { SavedLists } from '#store/saved/saved-lists.ts';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Menu, MenuHeading, MenuItem, MenuLine } from '../../ui/menu/menu.tsx';
import { visuallyHidden } from '../../ui/visually-hidden.css.ts';
import * as css from './saved.css.ts';

/** Lists under a heading. `ofOthers`: each says whose it is. */
function Entries({
  heading,
  lists,
  open,
  ofOthers = false,
  onOpen,
}: {
  heading: string;
  lists: readonly SavedList[];
  open: SavedList | null;
  ofOthers?: boolean;
  onOpen(list: SavedList): void;
}) {
  if (lists.length === 0) return null;
  return (
    <>
      <MenuHeading>{heading}</MenuHeading>
      {lists.map((list) => (
        <MenuItem key={list.id} onSelect={() => onOpen(list)}>
          <span className={css.entry}>
            <span className={css.entryName}>{list.name}</span>
            {ofOthers && <span className={css.owner}>{list.ownerName}</span>}
            {!ofOthers && list.shared && <span className={css.owner}>Shared</span>}
          </span>
          {list.id === open?.id && (
            <span className={css.mark}>
              <Icon of={Check} size="sm" />
              <span className={visuallyHidden}>Open now</span>
            </span>
          )}
        </MenuItem>
      ))}
    </>
  );
}

/** The saved lists of a register: one's own, those that others share, and the way to a new one. */
export function ListsMenu({
  many,
  lists: { own, shared, mayTidy },
  open,
  maySave,
  onOpen,
  onSave,
  onEdit,
}: {
  /** The register's rows: 'groups'. */
  many: string;
  lists: SavedLists;
  /** The list that the address names. */
  open: SavedList | null;
  /** Whether the address says something that can be saved. */
  maySave: boolean;
  onOpen(list: SavedList): void;
  onSave(): void;
  onEdit(list: SavedList): void;
}) {
  const mayEdit = open !== null && (mayTidy || own.some(({ id }) => id === open.id));
  return (
    <Menu
      align="start"
      trigger={
        <Button icon={Bookmark} className={css.trigger}>
          {open && <span className={visuallyHidden}>Saved list: </span>}
          <span className={css.name}>{open?.name ?? 'Saved lists'}</span>
          <Icon of={ChevronDown} size="xs" />
        </Button>
      }
    >
      {own.length + shared.length === 0 && (
        <MenuHeading>
          <span className={css.menuText}>
            No saved lists yet. Filter the {many}, then save the list under a name.
          </span>
        </MenuHeading>
      )}
      <Entries heading="Your lists" lists={own} open={open} onOpen={onOpen} />
      <Entries heading="Shared lists" lists={shared} open={open} ofOthers onOpen={onOpen} />
      <MenuLine />
      <MenuItem icon={BookmarkPlus} disabled={!maySave} onSelect={onSave}>
        Save this list
      </MenuItem>
      {mayEdit && (
        <MenuItem icon={Pencil} onSelect={() => onEdit(open)}>
          <span className={css.entryName}>Edit “{open.name}”</span>
        </MenuItem>
      )}
    </Menu>
  );
}
