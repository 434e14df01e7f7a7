import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import Building2 from 'lucide-react/icons/building-2';
import Cake from 'lucide-react/icons/cake';
import MapPin from 'lucide-react/icons/map-pin';
import Tag from 'lucide-react/icons/tag';
import TextAlignStart from 'lucide-react/icons/text-align-start';
import { longDay } from '#domain/values/dates/long-day.ts';
import type { Contact } from '#domain/demo/contacts/entities.ts';
import { useLive } from '../../../../api/live-queries/use-live.ts';
import { EmailFact, Facts, PhoneFact, TextFact } from '../../../../demo/people/facts.tsx';
import { wholeNumber } from '../../../../demo/people/numbers.ts';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { pointing } from '../../../../ui/icon/pointing.tsx';
import { useFirstFocus } from '../../../../ui/use-first-focus.ts';
import { tagsHere } from '../here.ts';
import * as css from './contacts.css.ts';

const NotesIcon = pointing(TextAlignStart);

function Tags({ chosen }: { chosen: readonly string[] }) {
  const live = useLive(tagsHere);
  const tags = live.state === 'ready' ? live.data.filter(({ id }) => chosen.includes(id)) : [];
  if (tags.length === 0) return null;
  return (
    <ul className={css.tags} aria-label="Tags">
      {tags.map(({ id, title }) => (
        <li key={id}>
          <Badge tone="neutral" icon={Tag}>
            {title}
          </Badge>
        </li>
      ))}
    </ul>
  );
}

/** Everything that is known of a contact, to read. */
export function ContactDetails({ contact }: { contact: Contact }) {
  const { name, title, company, emails, phoneNumbers, address, birthday, notes, tags } = contact;
  const named = useFirstFocus<HTMLParagraphElement>();
  const texts = [title, company, address, birthday, notes];
  const isBlank = texts.every((text) => text === null) && emails.length + phoneNumbers.length === 0;
  return (
    <>
      {/* The drawer is called the same: no second heading. */}
      <p ref={named} tabIndex={-1} className={css.heading}>
        {name}
      </p>
      <Tags chosen={tags} />
      {isBlank && <p className={css.muted}>Nothing is written down yet. Choose “Edit” to begin.</p>}
      <Facts>
        <TextFact icon={BriefcaseBusiness} name="Job title" value={title} />
        <TextFact icon={Building2} name="Company" value={company} />
        {emails.map((email) => (
          <EmailFact key={`${email.email} ${email.label}`} {...email} />
        ))}
        {phoneNumbers.map((phone) => (
          <PhoneFact key={`${wholeNumber(phone)} ${phone.label}`} phone={phone} />
        ))}
        <TextFact icon={MapPin} name="Address" value={address} />
        <TextFact icon={Cake} name="Birthday" value={birthday && longDay(birthday)} />
        <TextFact icon={NotesIcon} name="Notes" value={notes} />
      </Facts>
    </>
  );
}
