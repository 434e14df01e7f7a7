import ArrowLeft from 'lucide-react/icons/arrow-left';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Inbox from 'lucide-react/icons/inbox';
import Mail from 'lucide-react/icons/mail';
import MailOpen from 'lucide-react/icons/mail-open';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import Star from 'lucide-react/icons/star';
import TagIcon from 'lucide-react/icons/tag';
import Trash2 from 'lucide-react/icons/trash-2';
import type { Mail as MailRow, MailLabel } from '#domain/demo/mailbox/entities.ts';
import { Checkbox } from '../../../../ui/checkbox/checkbox.tsx';
import { pointing } from '../../../../ui/icon/pointing.tsx';
import { IconButton } from '../../../../ui/icon-button/icon-button.tsx';
import { Menu, MenuItem } from '../../../../ui/menu/menu.tsx';
import { Popover } from '../../../../ui/popover/popover.tsx';
import * as css from './mailbox.css.ts';
import type { MailActs } from './use-mail-acts.ts';

const BackIcon = pointing(ArrowLeft);

interface ToolsProps {
  mail: MailRow;
  labels: readonly MailLabel[];
  acts: MailActs;
}

function Labels({ mail, labels, acts }: ToolsProps) {
  return (
    <Popover
      label="Labels of this mail"
      align="end"
      trigger={<IconButton icon={TagIcon} label="Labels" />}
    >
      {() => (
        <div className={css.choices}>
          {labels.length === 0 && 'There are no labels. Make one in the settings.'}
          {labels.map((label) => (
            <Checkbox
              key={label.id}
              label={label.title}
              checked={mail.labels.includes(label.id)}
              onChange={(isOn) => acts.label(label, isOn)}
            />
          ))}
        </div>
      )}
    </Popover>
  );
}

function More({ mail, acts }: Omit<ToolsProps, 'labels'>) {
  const { unread, folder } = mail;
  return (
    <Menu trigger={<IconButton icon={Ellipsis} label="More for this mail" />}>
      <MenuItem icon={unread ? MailOpen : Mail} onSelect={() => acts.set({ unread: !unread })}>
        {unread ? 'Mark as read' : 'Mark as unread'}
      </MenuItem>
      {folder === 'spam' && (
        <MenuItem icon={Inbox} onSelect={() => acts.move('inbox')}>
          Not spam
        </MenuItem>
      )}
      {folder !== 'spam' && folder !== 'drafts' && (
        <MenuItem icon={ShieldAlert} onSelect={() => acts.move('spam')}>
          Spam
        </MenuItem>
      )}
      {folder === 'trash' && (
        <>
          <MenuItem icon={Inbox} onSelect={() => acts.move('inbox')}>
            Move to the inbox
          </MenuItem>
          <MenuItem icon={Trash2} danger onSelect={acts.remove}>
            Delete for good
          </MenuItem>
        </>
      )}
    </Menu>
  );
}

/** The keys above a mail. */
export function MailTools({ mail, labels, acts, alone }: ToolsProps & { alone: boolean }) {
  const mark = (of: 'starred' | 'important') => ({
    'aria-pressed': mail[of],
    className: mail[of] ? css.isOn : undefined,
    onClick: () => acts.toggle(of),
  });
  return (
    <div className={css.tools}>
      {alone && <IconButton icon={BackIcon} label="Back to the list" onClick={acts.leave} />}
      <div className={css.toolsEnd}>
        <Labels mail={mail} labels={labels} acts={acts} />
        <IconButton icon={CircleAlert} label="Important" {...mark('important')} />
        <IconButton icon={Star} label="Starred" {...mark('starred')} />
        {mail.folder !== 'trash' && (
          <IconButton icon={Trash2} label="Delete" onClick={() => acts.move('trash')} />
        )}
        <More mail={mail} acts={acts} />
      </div>
    </div>
  );
}
