import type { Example } from '../gallery.ts';
import { Accordion } from './accordion.tsx';

export const gallery: Example[] = [
  {
    label: 'Questions',
    Example: () => (
      <Accordion
        sections={[
          {
            id: 'offline',
            title: 'Can I count without a signal?',
            children: 'Yes. Reports are saved on the device and sent when the signal is back.',
          },
          {
            id: 'mistake',
            title: 'What if I made a mistake?',
            children:
              'Open “My reports”, choose the report and send it again with the new numbers.',
          },
        ]}
      />
    ),
  },
];
