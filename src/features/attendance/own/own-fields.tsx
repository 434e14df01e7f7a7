import { Suspense } from 'react';
import type { ReportKind } from '#domain/attendance/definitions.ts';
import { ownRows } from '#store/attendance/own-rows.ts';
import { useLive } from '../../../api/live-queries/use-live.ts';
import { latePart } from '../../../ui/late-part.ts';
import type { MoneyFields } from '../form/form-props.ts';

const OwnCard = latePart(async () => (await import('./own-card.tsx')).OwnCard);

export interface OwnFieldsProps extends MoneyFields {
  kind: ReportKind;
  meeting: string;
}

/** Fields that the organisation added to its reports. Most have none: their devices load no controls and no styles for them. */
export function OwnFields(props: OwnFieldsProps) {
  const live = useLive(ownRows, props.kind);
  if (live.state !== 'ready') return null;
  const asked = live.data.filter(({ status }) => status === 'active');
  if (asked.length === 0) return null;
  return (
    <Suspense>
      <OwnCard {...props} asked={asked} />
    </Suspense>
  );
}
