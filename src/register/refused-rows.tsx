import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { RefusedRow } from '#store/register/refused-rows.ts';
import { Banner } from '../ui/banner/banner.tsx';
import { Button } from '../ui/button/button.tsx';
import { attempt } from '../ui/snackbar/attempt.ts';
import type { RegisterView } from './register-view.ts';
import { giveUp } from './save-row.ts';

/** What was refused for good: nothing that somebody typed goes without their word. */
export function RefusedRows({
  view,
  refused,
  onMend,
}: {
  view: RegisterView;
  refused: readonly RefusedRow[];
  onMend(row: RefusedRow): void;
}) {
  const { one } = view.register.words;
  return refused.map((row) => (
    <Banner
      key={row.itemId}
      tone="warning"
      icon={TriangleAlert}
      title={
        row.isNew ? `A new ${one} was not accepted.` : `A change of a ${one} was not accepted.`
      }
      action={
        <>
          <Button onClick={() => onMend(row)}>Open it</Button>
          <Button kind="ghost" onClick={() => void attempt(giveUp(row.itemId))}>
            Discard
          </Button>
        </>
      }
    >
      {row.message}.
    </Banner>
  ));
}
