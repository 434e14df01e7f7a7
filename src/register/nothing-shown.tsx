import CloudOff from 'lucide-react/icons/cloud-off';
import Plus from 'lucide-react/icons/plus';
import SearchX from 'lucide-react/icons/search-x';
import type { RegisterPage } from '#store/register/register-queries.ts';
import { Button } from '../ui/button/button.tsx';
import { EmptyState } from '../ui/empty-state/empty-state.tsx';
import { Skeleton } from '../ui/skeleton/skeleton.tsx';
import { capitalised } from '#domain/capitalised.ts';
import type { RegisterView } from './register-view.ts';

/** Nothing is shown: because nothing is here yet, because nothing matches, or because there is none. */
export function NothingShown({
  view,
  page,
  isNarrowed,
  offline,
  onClear,
  onNew,
}: {
  view: RegisterView;
  page: RegisterPage;
  isNarrowed: boolean;
  offline: boolean;
  onClear(): void;
  onNew(): void;
}) {
  const { one, many } = view.register.words;
  if (page.fresh.state !== 'ready') {
    if (!offline) return <Skeleton lines={8} what={many} />;
    return (
      <EmptyState icon={CloudOff} title="Not on this device yet">
        {capitalised(many)} come as soon as there is a connection.
      </EmptyState>
    );
  }
  if (isNarrowed) {
    return (
      <EmptyState
        icon={SearchX}
        title="No results found!"
        action={<Button onClick={onClear}>Clear filters</Button>}
      >
        Nothing for these filters. Clear one.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={view.icon}
      title={`No ${many} yet`}
      {...(page.mayAdd && {
        action: (
          <Button kind="primary" icon={Plus} onClick={onNew}>
            New {one}
          </Button>
        ),
      })}
    >
      {page.mayAdd ? `Add the first ${one}.` : `When there are ${many}, they appear here.`}
    </EmptyState>
  );
}
