import { Link } from '@tanstack/react-router';
import Users from 'lucide-react/icons/users';
import { mayMergeSomewhere } from '#store/duplicates/may-merge.ts';
import { useLive } from '../../../api/live-queries/use-live.ts';
import { buttonLook } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';

/** The way to people who seem to be here twice, for who may merge them. */
export function DuplicatesKey() {
  const live = useLive(mayMergeSomewhere);
  if (live.state !== 'ready' || !live.data) return null;
  return (
    <Link to="/apps/people/duplicates" className={buttonLook({})}>
      <Icon of={Users} size="sm" />
      Duplicates
    </Link>
  );
}
