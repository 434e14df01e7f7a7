import type { StoreLost } from '#store/loss-detector.ts';
import type { StoreTrouble } from '../../api/storage/store-trouble.ts';
import { LostBanner } from './lost-banner.tsx';
import * as css from './store-banners.css.ts';
import { TroubleBanner } from './trouble-banner.tsx';

/** The words of what is the matter with the device's store. */
export function StoreBanners({
  trouble,
  lost,
}: {
  trouble: StoreTrouble | null;
  lost: StoreLost | null;
}) {
  return (
    <div className={css.over}>
      {trouble && <TroubleBanner trouble={trouble} />}
      {lost && <LostBanner lost={lost} />}
    </div>
  );
}
