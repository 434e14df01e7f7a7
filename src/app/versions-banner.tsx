import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { DatabaseTrouble } from '#store/database.ts';
import { reloadSaved } from '../api/updates.ts';
import { Banner } from '../ui/banner/banner.tsx';
import { Button } from '../ui/button/button.tsx';
import { EmptyState } from '../ui/empty-state/empty-state.tsx';
import { router } from './router.tsx';
import * as css from './store-banners.css.ts';

const tabs = 'Close the other Ibandla tabs';
const why =
  'They use an older version of the app, and this page waits for them. Reports and drafts on this device are safe.';

/** Two versions of the program at one store (A30): what to do so that they get out of each other's way. */
export function VersionsBanner({ trouble }: { trouble: DatabaseTrouble }) {
  switch (trouble) {
    case 'blocked':
      // Before the first page there is nothing that a banner could stand over.
      return router.state.resolvedLocation ? (
        <Banner edge tone="warning" icon={TriangleAlert} title={`${tabs}.`}>
          {why}
        </Banner>
      ) : (
        <main aria-live="polite" className={css.wholePage}>
          <EmptyState heading="h1" icon={TriangleAlert} title={tabs}>
            {why}
          </EmptyState>
        </main>
      );
    case 'outdated':
      return (
        <Banner
          edge
          tone="warning"
          icon={TriangleAlert}
          title="A newer version of the app is in use."
          action={
            <Button size="touch" onClick={() => void reloadSaved()}>
              Load the page again
            </Button>
          }
        >
          Your draft is saved on this device. Load the page again to go on.
        </Banner>
      );
  }
}
