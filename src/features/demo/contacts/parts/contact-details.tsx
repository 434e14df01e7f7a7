import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import Building2 from 'lucide-react/icons/building-2';
import Cake from 'lucide-react/icons/cake';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import Tag from 'lucide-react/icons/tag';
import TextAlignStart from 'lucide-react/icons/text-align-start';
import type { ReactNode } from 'react';
import type { Contact, ContactEmail, ContactPhone } from '#domain/demo/contacts/entities.ts';
import { phoneLink } from '#domain/values/phone.ts';
import { useLive } from '../../../../api/live-queries/use-live.ts';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { Icon, type IconOf } from '../../../../ui/icon/icon.tsx';
import { pointing } from '../../../../ui/icon/pointing.tsx';
import { useFirstFocus } from '../../../../ui/use-first-focus.ts';
import { visuallyHidden } from '../../../../ui/visually-hidden.css.ts';
import { tagsHere } from '../here.ts';
import { countryOf, flagOf, wholeNumber } from '../numbers.ts';
import { birthdayWords } from '../words.ts';
import * as css from './contacts.css.ts';

const NotesIcon = pointing(TextAlignStart);

function Fact({ icon, name, children }: { icon: IconOf; name: string; children: ReactNode }) {
  return (
    <div className={css.fact}>
      <dt>
        <Icon of={icon} size="md" />
        <span className={visuallyHidden}>{name}</span>
      </dt>
      <dd className={css.value}>{children}</dd>
    </div>
  );
}

function Plain({ icon, name, value }: { icon: IconOf; name: string; value: string | null }) {
  if (value === null) return null;
  return (
    <Fact icon={icon} name={name}>
      {value}
    </Fact>
  );
}

function EmailFact({ email, label }: ContactEmail) {
  return (
    <Fact icon={Mail} name="E-mail">
      <a href={`mailto:${encodeURIComponent(email)}`} className={css.link}>
        {email}
      </a>
      {label !== '' && <span className={css.label}>{label}</span>}
    </Fact>
  );
}

function PhoneFact({ phone }: { phone: ContactPhone }) {
  const country = countryOf(phone);
  const number = wholeNumber(phone);
  return (
    <Fact icon={Phone} name="Phone">
      {country && (
        <span className={css.flag} title={country.name}>
          <span aria-hidden="true">{flagOf(country.iso)}</span>
          <span className={visuallyHidden}>{country.name}</span>
        </span>
      )}
      <a href={phoneLink(number)} className={css.link}>
        <bdi>{number}</bdi>
      </a>
      {phone.label !== '' && <span className={css.label}>{phone.label}</span>}
    </Fact>
  );
}

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
      <dl className={css.facts}>
        <Plain icon={BriefcaseBusiness} name="Job title" value={title} />
        <Plain icon={Building2} name="Company" value={company} />
        {emails.map((email) => (
          <EmailFact key={`${email.email} ${email.label}`} {...email} />
        ))}
        {phoneNumbers.map((phone) => (
          <PhoneFact key={`${wholeNumber(phone)} ${phone.label}`} phone={phone} />
        ))}
        <Plain icon={MapPin} name="Address" value={address} />
        <Plain icon={Cake} name="Birthday" value={birthday && birthdayWords(birthday)} />
        <Plain icon={NotesIcon} name="Notes" value={notes} />
      </dl>
    </>
  );
}
