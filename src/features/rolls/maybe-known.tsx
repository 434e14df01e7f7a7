import Users from 'lucide-react/icons/users';
import { capitalised } from '#domain/capitalised.ts';
import { likenessWords } from '#domain/people/likeness.ts';
import { likePeople } from '#store/people/like-people.ts';
import { useKept } from '../../api/live-queries/use-kept.ts';
import { useLive } from '../../api/live-queries/use-live.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import type { TypedFirstTimer } from './typed-first-timer.ts';

/** Somebody whom the device knows, and who may be the one that is typed. */
export function MaybeKnown({
  typed,
  onUse,
}: {
  typed: TypedFirstTimer;
  onUse(personId: string): void;
}) {
  const { firstName, lastName, phone } = typed;
  const numbers = phone === null ? [] : [{ kind: 'mobile' as const, number: phone, optOut: false }];
  const likened = { firstName, lastName: lastName || null, phoneNumbers: numbers };
  const live = useKept(useLive(likePeople, '', likened));
  const [found] = live.state === 'ready' ? live.data : [];
  if (!found || firstName.trim() === '') return null;
  const { id, name, church, why } = found;
  return (
    <Banner
      tone="info"
      icon={Users}
      title={`Is this ${name}${church === null ? '' : ` of ${church}`}?`}
      action={
        <Button kind="soft" size="touch" onClick={() => onUse(id)}>
          Mark {found.name.split(' ')[0]} present
        </Button>
      }
    >
      {capitalised(likenessWords[why])}.
    </Banner>
  );
}
