import X from 'lucide-react/icons/x';
import Mail from 'lucide-react/icons/mail';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Icon, type IconOf } from '../icon/icon.tsx';
import { visuallyHidden } from '../visually-hidden.css.ts';
import { LinkTo } from './link-to.tsx';
import * as css from './panel.css.ts';

const hues = Object.keys(css.tileHues) as (keyof typeof css.tileHues)[];

/** Something that came: what it is, when, and where it leads. Unread until it is marked. */
export function PanelRow({
  icon,
  image,
  hue,
  title,
  words,
  time,
  read,
  link,
  useRouter,
  onFollow,
  onToggle,
  onRemove,
}: {
  icon: IconOf;
  image?: string | null;
  /** Which of the soft colours its picture has. */
  hue: number;
  title: ReactNode;
  words: ReactNode;
  time: string;
  read: boolean;
  link: string | null;
  useRouter: boolean;
  onFollow(): void;
  /** Null where there is no way back to unread. */
  onToggle: (() => void) | null;
  onRemove(): void;
}) {
  const tile = css.tileHues[hues[hue % hues.length] ?? 'accent'];
  return (
    <li className={cx(css.row, !read && css.unread)}>
      <LinkTo link={link} useRouter={useRouter} className={css.lead} onFollow={onFollow}>
        {image ? (
          <img src={image} alt="" className={css.picture} />
        ) : (
          <span className={cx(css.tile, tile)}>
            <Icon of={icon} size="md" />
          </span>
        )}
        <span className={css.said}>
          {!read && <span className={visuallyHidden}>Unread: </span>}
          <span className={css.rowTitle}>{title}</span>
          <span className={css.words}>{words}</span>
          <span className={css.time}>{time}</span>
        </span>
      </LinkTo>
      <span className={css.keys}>
        {onToggle && (
          <button
            type="button"
            className={css.key}
            aria-label={read ? 'Mark as unread' : 'Mark as read'}
            title={read ? 'Mark as unread' : 'Mark as read'}
            onClick={onToggle}
          >
            {read ? <Icon of={Mail} size="sm" /> : <span className={css.dot} />}
          </button>
        )}
        <IconButton icon={X} label="Remove" className={css.remove} onClick={onRemove} />
      </span>
    </li>
  );
}

export function PanelList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={css.list} aria-label={label}>
      {children}
    </ul>
  );
}
