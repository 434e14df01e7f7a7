import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button, buttonLook } from '../../../ui/button/button.tsx';
import { AccessPage } from '../parts/access-page.tsx';

const links = {
  password: 'This link sets a password',
  confirm: 'This link confirms an email address',
} as const;

/** The link of a mail is for whoever got the mail, and somebody is signed in here: they decide. */
export function LeaveFirst({
  name,
  link,
  onLeft,
}: {
  name: string;
  link: keyof typeof links;
  onLeft(): void;
}) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  async function leave(): Promise<void> {
    setBusy(true);
    try {
      const { switchPerson } = await import('../../../api/session/switch-person.ts');
      await switchPerson();
      onLeft();
    } catch {
      setProblem('This did not work. Load the page again and try once more');
      setBusy(false);
    }
  }
  return (
    <AccessPage
      title={`You are signed in as ${name}`}
      words={`${links[link]} for the person who got the email. Sign out to use it. What you counted stays on this device, and waiting reports are still sent under your name.`}
      problem={problem}
    >
      <Button
        kind="primary"
        size="touch"
        wide
        busy={busy && 'Signing out…'}
        onClick={() => void leave()}
      >
        Sign out and go on
      </Button>
      <Link to="/" className={buttonLook({ size: 'touch', wide: true })}>
        Stay signed in
      </Link>
    </AccessPage>
  );
}
