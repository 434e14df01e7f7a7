import { reportsNeedingMe } from '#store/attendance/my-reports/needing-me.ts';
import { databases, storeOf } from '#store/database.ts';
import { worker } from './scope.ts';

/** With no page open, the app's icon still says how many reports need the person at this device. */
export async function showNeeds(): Promise<void> {
  const store = await storeOf(databases());
  const needing = store ? await reportsNeedingMe(store) : 0;
  await worker.navigator.setAppBadge?.(needing).catch(() => undefined);
}
