import BadgeCheck from 'lucide-react/icons/badge-check';
import Inbox from 'lucide-react/icons/inbox';
import type { Example } from '../gallery.ts';
import { Timeline } from './timeline.tsx';

export const gallery: Example[] = [
  {
    label: 'History of a report',
    Example: () => (
      <Timeline
        label="History of a report"
        events={[
          {
            id: '2',
            date: '2026-11-23',
            time: '08:12',
            icon: BadgeCheck,
            tone: 'success',
            title: 'Verified',
            detail: 'by Sipho Mthembu',
          },
          {
            id: '1',
            date: '2026-11-22',
            time: '09:41',
            icon: Inbox,
            tone: 'info',
            title: 'Submitted',
          },
        ]}
      />
    ),
  },
];
