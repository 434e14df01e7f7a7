import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { DatabaseTrouble } from '#store/database.ts';
import { reloadSaved } from '../api/updates.ts';
import { Banner } from '../ui/banner/banner.tsx';
import { Button } from '../ui/button/button.tsx';

/** Two versions of the program at one store (A30): what to do so that they get out of each other's way. */
export function VersionsBanner({ trouble }: { trouble: DatabaseTrouble }) {
  switch (trouble) {
    case 'blocked':
      return (
        <Banner edge tone="warning" icon={TriangleAlert} title="Close the other Ibandla tabs.">
          They use an older version of the app, and this page waits for them. Reports and drafts on
          this device are safe.
        </Banner>
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
