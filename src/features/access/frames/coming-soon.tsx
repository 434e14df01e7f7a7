import CircleCheck from 'lucide-react/icons/circle-check';
import Mail from 'lucide-react/icons/mail';
import { useState } from 'react';
import * as z from 'zod/mini';
import { must } from '#domain/must.ts';
import { email as address } from '#domain/values/email/email.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { AccessPage } from '../parts/access-page.tsx';
import { EmailField } from '../parts/email-field.tsx';
import * as css from '../screens/sign-in.css.ts';
import { useAccessForm } from '../use-access-form.ts';
import { Framed } from './framed.tsx';
import type { Frame } from '#domain/shell/page-forms.ts';
import { Mountains } from './mountains.tsx';

/** As long as an answer would take: nothing is sent (a page of the gallery). */
const answerMs = 1000;

function Announcement() {
  const [email, setEmail] = useState('');
  const [noted, setNoted] = useState<string | null>(null);
  const { problems, busy, formProps } = useAccessForm(['email'], {
    check: () => {
      if (email.trim() === '') return { email: 'Enter your email address' };
      const read = z.safeParse(address, email);
      return read.success ? {} : { email: must(read.error.issues[0], 'an issue').message };
    },
    async send() {
      await new Promise((done) => setTimeout(done, answerMs));
      setNoted(email.trim());
      setEmail('');
    },
  });
  return (
    <AccessPage
      title="Almost ready"
      words="Ibandla opens for churches in the Western Cape on 1 March 2027. Leave your email and we’ll write once, on that day."
    >
      <form className={css.form} {...formProps}>
        <EmailField
          icon={Mail}
          autoComplete="email"
          disabled={busy}
          value={email}
          error={problems['email'] ?? null}
          onChange={setEmail}
        />
        <Button type="submit" kind="primary" size="touch" wide busy={busy && 'Noting it…'}>
          Tell me when it opens
        </Button>
      </form>
      {noted !== null && (
        <Banner tone="success" icon={CircleCheck} title="Thank you.">
          We’ll write to <strong>{noted}</strong> on 1 March.
        </Banner>
      )}
      <p className={css.aside}>Your email is used for this one message and then deleted.</p>
    </AccessPage>
  );
}

/** S2-083: what a church sees before its part of the country is opened, in one of the seven frames. */
export function ComingSoon({ frame }: { frame: Frame }) {
  return (
    <Framed frame={frame} Picture={Mountains} isSample={false}>
      <Announcement />
    </Framed>
  );
}
