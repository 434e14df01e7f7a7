import Bookmark from 'lucide-react/icons/bookmark';
import Pencil from 'lucide-react/icons/pencil';
import type { Shortcut } from '#domain/shell/shortcuts.ts';
import type { WithPending } from '#store/outbox/with-pending.ts';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { namedIcon } from '../../../ui/icon/named-icons.ts';
import { LinkTo } from '../../../ui/panel/link-to.tsx';
import { Rows } from '../../../ui/rows/rows.tsx';
import { visuallyHidden } from '../../../ui/visually-hidden.css.ts';
import * as css from './shortcuts.css.ts';

function Inside({ shortcut, editing }: { shortcut: WithPending<Shortcut>; editing: boolean }) {
  return (
    <>
      <span className={css.circle}>
        <Icon of={namedIcon(shortcut.icon, Bookmark)} size="lg" />
        {editing && (
          <span className={css.pencil}>
            <Icon of={Pencil} size="xs" />
          </span>
        )}
      </span>
      {editing && <span className={visuallyHidden}>Edit </span>}
      <span className={css.label}>{shortcut.label}</span>
      {shortcut.description !== null && (
        <span className={css.description}>{shortcut.description}</span>
      )}
      {shortcut.pending && <span className={css.pending}>Saved on this device</span>}
    </>
  );
}

/** One's own shortcuts; while they are edited each opens its form instead of leading somewhere. */
export function ShortcutTiles({
  shortcuts,
  onEdit,
  onFollow,
}: {
  shortcuts: readonly WithPending<Shortcut>[];
  /** Null while they lead somewhere. */
  onEdit: ((shortcut: Shortcut) => void) | null;
  onFollow(): void;
}) {
  if (shortcuts.length === 0) {
    return (
      <EmptyState icon={Bookmark} title="No shortcuts">
        When you have shortcuts, they will appear here.
      </EmptyState>
    );
  }
  return (
    <ul className={css.tiles} aria-label="Shortcuts">
      <Rows of={shortcuts} keyOf={({ id }) => id}>
        {(shortcut) => (
          <li className={css.cell}>
            {onEdit ? (
              <button type="button" className={css.tile} onClick={() => onEdit(shortcut)}>
                <Inside shortcut={shortcut} editing />
              </button>
            ) : (
              <LinkTo
                link={shortcut.link}
                useRouter={shortcut.useRouter}
                className={css.tile}
                onFollow={onFollow}
              >
                <Inside shortcut={shortcut} editing={false} />
              </LinkTo>
            )}
          </li>
        )}
      </Rows>
      {shortcuts.length % 2 === 1 && <li aria-hidden="true" className={css.filler} />}
    </ul>
  );
}
