import type { Example } from '../gallery.ts';
import { CheckInBadge, CheckInResult } from './check-in-result.tsx';
import { SameTicket } from './same-ticket.tsx';

const states = ['here', 'confirmed'] as const;
const people = {
  here: { name: 'Amahle Khoza', detail: '15, daughter of Mandla' },
  confirmed: { name: 'Themba Dube', detail: '17, Soweto' },
};
const facts = [
  { name: 'Bus', value: '2, Soweto' },
  { name: 'Bed', value: 'Girls, hut 4' },
  { name: 'Paid', value: 'R\u00a0950,00' },
  { name: 'Checked in', value: '07:02' },
];

export const gallery: Example[] = [
  ...states.map((state) => ({
    label: state === 'here' ? 'Accepted here' : 'The server agreed',
    Example: () => <CheckInResult state={state} person={people[state]} facts={facts} />,
  })),
  ...states.map((state) => ({
    label: `In a list: ${state}`,
    Example: () => <CheckInBadge state={state} />,
  })),
  {
    label: 'Same ticket at two gates',
    Example: () => (
      <SameTicket
        person="Ruan Merwe"
        here="06:41"
        there={{ gate: 'the bus gate', time: '06:38' }}
        onHere={() => undefined}
        onUndo={() => undefined}
      />
    ),
  },
];
