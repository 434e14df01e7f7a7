import { Link } from '@tanstack/react-router';
import CircleAlert from 'lucide-react/icons/circle-alert';
import FilePen from 'lucide-react/icons/file-pen';
import Inbox from 'lucide-react/icons/inbox';
import Send from 'lucide-react/icons/send';
import Settings from 'lucide-react/icons/settings';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import Star from 'lucide-react/icons/star';
import TagIcon from 'lucide-react/icons/tag';
import Trash2 from 'lucide-react/icons/trash-2';
import type { ReactNode } from 'react';
import type { MailFolder, MailLabel } from '#domain/demo/mailbox/entities.ts';
import { filters, type Place } from '#domain/demo/mailbox/places.ts';
import * as side from '../../../../demo/side-panel.css.ts';
import { Icon, type IconOf } from '../../../../ui/icon/icon.tsx';
import { visuallyHidden } from '../../../../ui/visually-hidden.css.ts';
import { splatOf } from '../mailbox-address.ts';
import * as css from './mailbox.css.ts';

const icons: Readonly<Record<string, IconOf>> = {
  inbox: Inbox,
  sent: Send,
  drafts: FilePen,
  spam: ShieldAlert,
  trash: Trash2,
  starred: Star,
  important: CircleAlert,
};

function Entry({
  splat,
  current,
  lead,
  count = 0,
  onChoose,
  children,
}: {
  splat: string;
  current: boolean;
  lead: ReactNode;
  count?: number;
  onChoose(): void;
  children: ReactNode;
}) {
  return (
    <li>
      <Link
        to="/apps/mailbox/$"
        params={{ _splat: splat }}
        className={side.entry}
        aria-current={current ? 'true' : undefined}
        onClick={onChoose}
      >
        {lead}
        {children}
        {count > 0 && (
          <span className={side.amount}>
            <span className={visuallyHidden}>, </span>
            {count}
          </span>
        )}
      </Link>
    </li>
  );
}

function Group({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <>
      <p className={side.heading} id={id}>
        {title}
      </p>
      <ul className={side.entries} aria-labelledby={id}>
        {children}
      </ul>
    </>
  );
}

const isSame = (one: Place, other: Place | null) =>
  other !== null && one.of === other.of && one.slug === other.slug;

const leadOf = (id: string) => <Icon of={icons[id] ?? TagIcon} size="md" />;

/** Folders with their counts, filters, labels, and the way to the settings. */
export function MailboxSide({
  folders,
  labels,
  place,
  onChoose,
}: {
  folders: readonly MailFolder[];
  labels: readonly MailLabel[];
  /** Null on the settings. */
  place: Place | null;
  onChoose(): void;
}) {
  const entry = (of: Place['of'], slug: string) => {
    const one = { of, slug };
    return { splat: splatOf(one, 1), current: isSame(one, place), onChoose };
  };
  return (
    <>
      <Group id="mail-folders" title="Mailboxes">
        {folders.map(({ id, slug, title, count }) => (
          <Entry key={id} {...entry('folder', slug)} lead={leadOf(id)} count={count}>
            {title}
          </Entry>
        ))}
      </Group>
      <Group id="mail-filters" title="Filters">
        {filters.map(({ id, slug, title }) => (
          <Entry key={id} {...entry('filter', slug)} lead={leadOf(id)}>
            {title}
          </Entry>
        ))}
      </Group>
      <Group id="mail-labels" title="Labels">
        {labels.map(({ id, slug, title, color }) => (
          <Entry
            key={id}
            {...entry('label', slug)}
            lead={<Icon of={TagIcon} size="md" className={css.inColour[color]} />}
          >
            {title}
          </Entry>
        ))}
        <Entry
          splat="settings"
          current={place === null}
          lead={<Icon of={Settings} size="md" />}
          onChoose={onChoose}
        >
          Settings
        </Entry>
      </Group>
    </>
  );
}
