import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Link } from '@tanstack/react-router';
import { refusedFamilies, type RefusedFamily } from '#store/families/refused-families.ts';
import { useLive } from '../../../api/live-queries/use-live.ts';
import { giveUp } from '../../../register/save-row.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button, buttonLook } from '../../../ui/button/button.tsx';
import { attempt } from '../../../ui/snackbar/attempt.ts';
import * as css from './wizard.css.ts';

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
          <Button kind="ghost" onClick={() => void attempt(giveUp(id))}>
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
