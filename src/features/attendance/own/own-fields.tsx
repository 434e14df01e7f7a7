import { Suspense } from 'react';
import { ownRows } from '#store/attendance/own-rows.ts';
import { useLive } from '../../../api/live-queries/use-live.ts';
import { latePart } from '../../../ui/late-part.ts';
import type { OwnFieldsProps } from './own-props.ts';

const OwnCard = latePart(() => import('./own-card.tsx').then((part) => part.OwnCard));

/** Fields that the organisation added to its reports. Most have none: their devices load no controls and no styles for them. */
export function OwnFields(props: OwnFieldsProps) {
  const live = useLive(ownRows, props.definition.kind);
  if (live.state !== 'ready') return null;
  const asked = live.data.filter(({ status }) => status === 'active');
  if (asked.length === 0) return null;
  return (
    <Suspense>
      <OwnCard {...props} asked={asked} />
    </Suspense>
  );
}
