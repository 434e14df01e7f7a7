import Bell from 'lucide-react/icons/bell';
import { useEffect, useState } from 'react';
import { MenuItem, MenuSub } from '../../../ui/menu/menu.tsx';
import { isSubscribed, pushEnabled } from '../push-device.ts';
import { subscribeAndConfirm, unsubscribeAndConfirm } from '../push-words.ts';

type Found = 'looking' | 'none' | 'subscribed' | 'unsubscribed';

async function look(): Promise<Found> {
  if (!(await pushEnabled())) return 'none';
  return (await isSubscribed()) ? 'subscribed' : 'unsubscribed';
}

/** S2-158, S2-160 to S2-162, S4-022: of the person's menu; it offers what is not. */
export function PushMenu({ onShow }: { onShow(): void }) {
  const [found, setFound] = useState<Found>('looking');
  useEffect(() => {
    let gone = false;
    void look()
      .catch(() => 'none' as const)
      .then((state) => gone || setFound(state));
    return () => void (gone = true);
  }, []);
  if (found === 'looking' || found === 'none') return null;
  return (
    <MenuSub icon={Bell} label="Notifications">
      {found === 'unsubscribed' ? (
        <MenuItem onSelect={() => void subscribeAndConfirm()}>Subscribe</MenuItem>
      ) : (
        <MenuItem onSelect={() => void unsubscribeAndConfirm()}>Unsubscribe</MenuItem>
      )}
      <MenuItem onSelect={onShow}>Show messages</MenuItem>
    </MenuSub>
  );
}
