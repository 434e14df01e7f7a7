import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { keptReports } from '#domain/attendance/import/import-policies.ts';
import { keptHeadcounts } from '#store/attendance/kept-headcounts.ts';
import { discardItem } from '#store/outbox/outbox.ts';
import { useLive } from '../../../api/live-queries/use-live.ts';
import { storeHere } from '../../../register/save-row.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { attempt } from '../../../ui/snackbar/attempt.ts';

async function discardAll(itemIds: readonly string[]): Promise<void> {
  const store = await storeHere();
  for (const id of itemIds) await discardItem(store, id);
}

/** Reports that stay although their import was undone. */
export function KeptHeadcountsBanner() {
  const live = useLive(keptHeadcounts);
  if (live.state !== 'ready' || !live.data) return null;
  const { itemIds, reports } = live.data;
  return (
    <Banner
      tone="warning"
      icon={TriangleAlert}
      title={`The import is undone. ${keptReports(reports)}.`}
      action={
        <Button onClick={() => void attempt(discardAll(itemIds))}>Discard this notice</Button>
      }
    >
      The others are deleted. Those that stay are in the list of reports.
    </Banner>
  );
}
