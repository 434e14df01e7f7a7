import TabletSmartphone from 'lucide-react/icons/tablet-smartphone';
import { useSyncExternalStore } from 'react';
import { storageKept } from '../../../api/storage/keep-storage.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import * as css from './my-reports.css.ts';

/** A41: the browser may clear this device's store, and reports wait in it. */
export function KeepBanner({ waiting }: { waiting: number }) {
  const kept = useSyncExternalStore(storageKept.subscribe, storageKept.getSnapshot);
  if (kept !== 'refused' || waiting === 0) return null;
  const reports = waiting === 1 ? '1 report is' : `${waiting} reports are`;
  return (
    <div className={css.keep}>
      <Banner tone="warning" icon={TabletSmartphone} title={`${reports} only on this device.`}>
        Don’t remove the app or clear its data before {waiting === 1 ? 'this is' : 'they are'} sent.
      </Banner>
    </div>
  );
}
