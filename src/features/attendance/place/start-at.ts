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

/**
 * First choice of the form: the wanted report, else the one that is being counted already, else the last service of this
 * device, else the first church.
 */
export function startAt(
  wanted: WantedCount | null,
  churches: readonly Church[],
  inHand: Chosen | null,
): Chosen {
  const date = wanted?.date ?? null;
  if (wanted?.serviceId) return { ...wanted, serviceId: wanted.serviceId, date };
  const churchOf = (place: { churchId: string } | null) =>
    churches.find(({ id }) => id === place?.churchId);
  const counted = churchOf(inHand);
  if (inHand && counted && counted.id === (wanted ?? inHand).churchId) return inHand;
  const from = wanted ?? rememberedContext();
  const { id: churchId = '' } = churchOf(from) ?? churches[0] ?? {};
  return { churchId, serviceId: from?.serviceId ?? null, date };
}
