import type { StoreLost } from '#store/loss-detector.ts';
import type { StoreFailure } from '../../api/storage/store-failure.ts';
import { LostBanner } from './lost-banner.tsx';
import * as css from './store-banners.css.ts';
import { StoreFailureBanner } from './store-failure-banner.tsx';

/** The words of what is the matter with the device's store. */
export function StoreBanners({
  failure,
  lost,
}: {
  failure: StoreFailure | null;
  lost: StoreLost | null;
}) {
  return (
    <div className={css.over}>
      {failure && <StoreFailureBanner failure={failure} />}
      {lost && <LostBanner lost={lost} />}
    </div>
  );
}
