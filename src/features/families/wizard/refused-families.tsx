import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Link } from '@tanstack/react-router';
import { forgetFormDraft } from '#store/register/form-drafts.ts';
import { refusedFamilies, type RefusedFamily } from '#store/families/refused-families.ts';
import { useLive } from '../../../api/live-queries/use-live.ts';
import { giveUp, storeHere } from '../../../register/save-row.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button, buttonLook } from '../../../ui/button/button.tsx';
import { attempt } from '../../../ui/snackbar/attempt.ts';
import { draftKey } from './draft-key.ts';
import * as css from './wizard.css.ts';

/** With what was typed to mend it. */
async function discard(id: string): Promise<void> {
  await giveUp(id);
  await forgetFormDraft(await storeHere(), draftKey(id));
}

function Refused({ id, typed, message }: RefusedFamily) {
  return (
    <Banner
      tone="warning"
      icon={TriangleAlert}
      title={`The new family “${typed.family.name}” was not accepted.`}
      action={
        <div className={css.keys}>
          <Link to="/apps/people/new-family" search={{ mends: id }} className={buttonLook({})}>
            Open it
          </Link>
          <Button kind="ghost" onClick={() => void attempt(discard(id))}>
            Discard
          </Button>
        </div>
      }
    >
      {message}. Nothing of it was added.
    </Banner>
  );
}

/** New families that were refused: each is kept until its author mends it, or gives it up. */
export function RefusedFamilies() {
  const live = useLive(refusedFamilies);
  if (live.state !== 'ready') return null;
  return live.data.map((one) => <Refused key={one.id} {...one} />);
}
