import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useState } from 'react';
import { refusedHeadcounts, type RefusedHeadcounts } from '#store/attendance/refused-headcounts.ts';
import { discardItem } from '#store/outbox/outbox.ts';
import { useLive } from '../../../api/live-queries/use-live.ts';
import { storeHere } from '../../../register/save-row.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { attempt } from '../../../ui/snackbar/attempt.ts';
import { grouped } from '../../../ui/time.ts';

/** A file may bring hundreds: the steps below them stay in sight. */
const atFirst = 3;

async function discard(itemId: string): Promise<void> {
  await discardItem(await storeHere(), itemId);
}

function OfOne({ itemId, lines }: RefusedHeadcounts) {
  const [all, setAll] = useState(false);
  const shown = all ? lines : lines.slice(0, atFirst);
  const title =
    lines.length === 1
      ? '1 attendance report was not accepted.'
      : `${grouped(lines.length)} attendance reports were not accepted.`;
  return (
    <Banner
      tone="warning"
      icon={TriangleAlert}
      title={title}
      action={<Button onClick={() => void attempt(discard(itemId))}>Discard</Button>}
    >
      The others of this import are there.
      <ul>
        {shown.map(({ id, about, message }) => (
          <li key={id}>
            <span>{about}.</span> <span>{message}.</span>
          </li>
        ))}
      </ul>
      {lines.length > atFirst && (
        <Button kind="ghost" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Show fewer' : `Show all ${grouped(lines.length)}`}
        </Button>
      )}
    </Banner>
  );
}

/** Rows of imports that the server refused: it knows reports that this device does not have. */
export function RefusedHeadcountsList() {
  const live = useLive(refusedHeadcounts);
  if (live.state !== 'ready') return null;
  return live.data.map((one) => <OfOne key={one.itemId} {...one} />);
}
