import PhoneCall from 'lucide-react/icons/phone-call';
import type { NamedFollowUp } from '#store/follow-ups/named-follow-ups.ts';
import { Card } from '../../../ui/card/card.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { FollowUpKeys } from '../acts/follow-up-keys.tsx';
import { dueBadge } from '../due-badge.tsx';
import { dayWords } from '../words.ts';
import * as css from './next-follow-up.css.ts';

/** The follow-up of a person that is due first: picture g2. */
export function NextFollowUp({ next, mayEdit }: { next: NamedFollowUp; mayEdit: boolean }) {
  const { row, assigned, type } = next;
  const day = dayWords(row);
  const facts = [
    row.note && type,
    row.severity === 'Urgent' && 'Urgent',
    assigned ?? 'Assigned to nobody',
    day && `due ${day}`,
  ];
  return (
    <Card>
      <h2 className={css.title}>Next follow-up</h2>
      <div className={css.one}>
        <span className={css.picture}>
          <Icon of={PhoneCall} size="md" />
        </span>
        <div className={css.words}>
          <p className={css.lead}>{row.note ?? type}</p>
          <p className={css.facts}>{facts.filter(Boolean).join(' · ')}</p>
          {dueBadge(row)}
          {mayEdit && <FollowUpKeys row={row} />}
        </div>
      </div>
    </Card>
  );
}
