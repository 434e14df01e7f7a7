import { listOwnSessions } from '#domain/access/own-security.ts';
import { useServerQuery } from '../use-server-query.ts';
import { DevicesCard } from './devices-card.tsx';
import { PasswordCard } from './password-card.tsx';

const everything = {};

/** The password, and where it is in use. */
export function SecurityPanel({ email }: { email: string }) {
  const asked = useServerQuery(listOwnSessions, everything);
  return (
    <>
      <PasswordCard email={email} onChanged={() => void asked.again()} />
      <DevicesCard asked={asked} />
    </>
  );
}
