import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import type { ReactNode } from 'react';
import type { ContactEmail, ContactPhone } from '#domain/demo/contacts/entities.ts';
import { phoneLink } from '#domain/values/phone.ts';
import { Icon, type IconOf } from '../../ui/icon/icon.tsx';
import { visuallyHidden } from '../../ui/visually-hidden.css.ts';
import * as css from './facts.css.ts';
import { countryOf, flagOf, wholeNumber } from './numbers.ts';

/** Facts about a person, line by line, each behind its icon. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={css.facts}>{children}</dl>;
}

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

/** Nothing where there is none. */
export function TextFact({
  icon,
  name,
  value,
}: {
  icon: IconOf;
  name: string;
  value: string | null;
}) {
  if (value === null) return null;
  return (
    <Fact icon={icon} name={name}>
      {value}
    </Fact>
  );
}

export function EmailFact({ email, label }: ContactEmail) {
  return (
    <Fact icon={Mail} name="E-mail">
      <a href={`mailto:${encodeURIComponent(email)}`} className={css.link}>
        {email}
      </a>
      {label !== '' && <span className={css.label}>{label}</span>}
    </Fact>
  );
}

export function PhoneFact({ phone }: { phone: ContactPhone }) {
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
