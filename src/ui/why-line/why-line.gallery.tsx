import type { Example } from '../gallery.ts';
import { WhyLines } from './why-line.tsx';

export const gallery: Example[] = [
  {
    label: 'One person’s access',
    Example: () => (
      <WhyLines
        label="What Fatima Adams can see"
        lines={[
          {
            what: '352 people',
            far: 'See and edit',
            may: 'yes',
            because: 'Church leader of Khayelitsha',
          },
          {
            what: 'Notes on people',
            far: 'Only the 14 she wrote',
            may: 'partly',
            because: 'Notes stay with their writer',
          },
          {
            what: 'Giving of a person',
            far: 'Not shown',
            may: 'no',
            because: 'Only Finance and System admin',
          },
        ]}
      />
    ),
  },
];
