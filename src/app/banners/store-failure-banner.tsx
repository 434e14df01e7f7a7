import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import type { StoreFailure } from '../../api/storage/store-failure.ts';
import { reloadSaved } from '../../api/updates/updates.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { router } from '../router.tsx';
import * as css from './store-banners.css.ts';

interface Words {
  title: string;
  children: string;
  action?: ReactNode;
}

function OverPage({ title, children, action }: Words) {
  return (
    <Banner edge tone="warning" icon={TriangleAlert} title={`${title}.`} action={action}>
      {children}
    </Banner>
  );
}

/** Before the first page there is nothing that a banner could stand over. */
function InPlaceOfPage({ title, children, action }: Words) {
  return (
    <main aria-live="polite" className={css.wholePage}>
      <EmptyState heading="h1" icon={TriangleAlert} title={title} action={action}>
        {children}
      </EmptyState>
    </main>
  );
}

function Again({ onClick, children }: { onClick(): void; children: string }) {
  return (
    <Button size="touch" onClick={onClick}>
      {children}
    </Button>
  );
}

/** A store that two versions of the program want (A30), or that answers nothing (A38): what to do about it. */
export function StoreFailureBanner({ failure }: { failure: StoreFailure }) {
  const Place = router.state.resolvedLocation ? OverPage : InPlaceOfPage;
  switch (failure) {
    case 'blocked':
      return (
        <Place title="Close the other Ibandla tabs">
          They use an older version of the app, and this page waits for them. Reports and drafts on
          this device are safe.
        </Place>
      );
    case 'silent':
      return (
        <Place
          title="This device’s storage does not answer"
          action={<Again onClick={() => location.reload()}>Try again</Again>}
        >
          Your saved reports are safe. Try again. If it stays silent, close the browser and open it
          again.
        </Place>
      );
    case 'outdated':
      return (
        <OverPage
          title="A newer version of the app is in use"
          action={<Again onClick={() => void reloadSaved()}>Load the page again</Again>}
        >
          Your draft is saved on this device. Load the page again to go on.
        </OverPage>
      );
  }
}
