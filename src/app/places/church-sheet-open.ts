import { observable } from '#domain/observable.ts';

/** Whether the choice of a church is open: the header and the person's menu open the same one. */
export const churchSheetOpen = observable(false);
