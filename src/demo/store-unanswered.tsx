import RotateCw from 'lucide-react/icons/rotate-cw';
import { Button } from '../ui/button/button.tsx';
import { EmptyState } from '../ui/empty-state/empty-state.tsx';
import type { IconOf } from '../ui/icon/icon.tsx';

/** Stands in the place of rows that the store does not give. */
export function StoreUnanswered({
  icon,
  title,
  heading = 'h2',
}: {
  icon: IconOf;
  /** 'The tasks cannot be read'. */
  title: string;
  /** h1 where it stands for the whole page. */
  heading?: 'h1' | 'h2';
}) {
  const again = (
    <Button size="touch" icon={RotateCw} onClick={() => location.reload()}>
      Load the page again
    </Button>
  );
  return (
    <EmptyState icon={icon} heading={heading} title={title} action={again}>
      The browser’s store does not answer.
    </EmptyState>
  );
}
