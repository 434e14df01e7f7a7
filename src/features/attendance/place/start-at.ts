import type { Church } from '#domain/churches/entities.ts';
import type { Chosen } from './report-target.ts';
import { rememberedContext } from './remembered-context.ts';

/** A report that is opened on purpose: a draft, or one to mend. */
export interface Wanted {
  churchId: string;
  serviceId: string;
  date: string;
  groupId?: string | null;
}

/** A certain report, or a church alone: what is due there. */
export interface WantedCount {
  churchId: string;
  serviceId?: string | undefined;
  date?: string | undefined;
}

/** First choice of the form: the wanted one, else the last one of this device, else the first church. */
export function startAt(wanted: WantedCount | null, churches: readonly Church[]): Chosen {
  const from = wanted ?? rememberedContext();
  const known = churches.find(({ id }) => id === from?.churchId) ?? churches[0];
  return {
    churchId: (wanted?.serviceId ? wanted.churchId : known?.id) ?? '',
    serviceId: from?.serviceId ?? null,
    date: wanted?.date ?? null,
  };
}
