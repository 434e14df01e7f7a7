import ChevronDown from 'lucide-react/icons/chevron-down';
import type { Mail } from '#domain/demo/mailbox/entities.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { messageTime } from '../../../../ui/message-time.ts';
import { Popover } from '../../../../ui/popover/popover.tsx';
import { subjectOf, toWords } from '../words.ts';
import * as css from './mailbox.css.ts';

/** 'to me and 2 others', and who that is. */
export function MailFacts({ mail }: { mail: Mail }) {
  const { from, to, cc, bcc, date } = mail;
  const facts = [
    ['From', from.contact],
    ['To', to],
    ['Cc', cc.join(', ')],
    ['Bcc', bcc.join(', ')],
    ['Date', messageTime(date)],
    ['Subject', subjectOf(mail)],
  ].filter(([, value]) => value !== '');
  return (
    <Popover
      label="Addresses of this mail"
      trigger={
        <Button kind="ghost" size="small" icon={ChevronDown} className={css.toKey}>
          {toWords(mail)}
        </Button>
      }
    >
      {() => (
        <dl className={css.facts}>
          {facts.map(([name, value]) => (
            <div key={name} className={css.pair}>
              <dt className={css.fact}>{name}</dt>
              <dd className={css.value}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </Popover>
  );
}
