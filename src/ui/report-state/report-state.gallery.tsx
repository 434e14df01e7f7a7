import { useState } from 'react';
import type { Example } from '../gallery.ts';
import { Remind, ReportState } from './report-state.tsx';

const plain = ['submitted', 'verified', 'late', 'missing', 'conflict', 'returned'] as const;

function Reminding() {
  const [at, setAt] = useState<string | null>(null);
  return (
    <Remind what="First service, Khayelitsha" remindedAt={at} onRemind={() => setAt('14:10')} />
  );
}

export const gallery: Example[] = [
  ...plain.map((state) => ({ label: state, Example: () => <ReportState state={state} /> })),
  {
    label: 'did-not-meet',
    Example: () => <ReportState state="did-not-meet" reason="Water outage" />,
  },
  { label: 'Somebody to remind', Example: Reminding },
];
