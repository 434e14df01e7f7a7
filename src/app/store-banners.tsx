import type { DatabaseTrouble } from '#store/database.ts';
import type { StoreLost } from '#store/witness.ts';
import { LostBanner } from './lost-banner.tsx';
import * as css from './store-banners.css.ts';
import { VersionsBanner } from './versions-banner.tsx';

/** The words of what is the matter with the device's store. */
export function StoreBanners({
  trouble,
  lost,
}: {
  trouble: DatabaseTrouble | null;
  lost: StoreLost | null;
}) {
  return (
    <div className={css.over}>
      {trouble && <VersionsBanner trouble={trouble} />}
      {lost && <LostBanner lost={lost} />}
    </div>
  );
}
