export type Period = 'yearly' | 'monthly';

/** A price of the sample price list. Rand, VAT included. */
export interface Plan {
  name: string;
  for: string;
  /** A month, by how it is billed. */
  rand: Record<Period, number>;
  action: { long: string; short: string };
  chosenMost?: boolean;
  /** Before the list of what it adds. */
  adds: string;
  features: readonly string[];
}

export const plans: readonly Plan[] = [
  {
    name: 'One church',
    for: 'For a single church with one or two services',
    rand: { yearly: 290, monthly: 348 },
    action: { long: 'Start free for 30 days', short: 'Start free' },
    adds: 'What you get',
    features: [
      '1 church, 3 services a week',
      'Usher reports, online and offline',
      'People, families and groups',
      'Public portal with events',
      'Email support',
    ],
  },
  {
    name: 'Grow',
    for: 'For a church with several services and cells',
    rand: { yearly: 740, monthly: 888 },
    action: { long: 'Choose Grow', short: 'Choose' },
    chosenMost: true,
    adds: 'Everything in One church, and',
    features: [
      'Up to 5 churches',
      'Tally mode and QR passing',
      'Cell ministry and follow-ups',
      'Giving with references',
      'SMS at cost',
    ],
  },
  {
    name: 'Network',
    for: 'For a family of churches',
    rand: { yearly: 1690, monthly: 2028 },
    action: { long: 'Talk to us', short: 'Talk' },
    adds: 'Everything in Grow, and',
    features: [
      'Any number of churches',
      'Roles by church, and an audit log',
      'Pivot analytics and exports',
      'Single sign-on',
      'A person to call',
    ],
  },
];

/** A cell of the comparison, one a plan: a tick, a dash or words. */
type Cell = boolean | string;

export interface Comparison {
  about: string;
  rows: readonly { name: string; cells: readonly Cell[] }[];
}

export const comparisons: readonly Comparison[] = [
  {
    about: 'Counting',
    rows: [
      { name: 'Churches', cells: ['1', 'Up to 5', 'Any number'] },
      { name: 'Usher devices', cells: ['4', '25', 'Any number'] },
      { name: 'Tally mode and QR passing', cells: [false, true, true] },
      { name: 'Verify and return reports', cells: [true, true, true] },
    ],
  },
  {
    about: 'Money',
    rows: [
      {
        name: 'Card and EFT fee',
        cells: ['2,9% + R\u00a02,00', '2,6% + R\u00a02,00', '2,2% + R\u00a01,50'],
      },
      { name: 'Payment references', cells: [true, true, true] },
      { name: 'Statement matching', cells: [false, true, true] },
      { name: 'Paid out', cells: ['Weekly', 'Daily', 'Daily'] },
    ],
  },
];

/** Paid once, for as long as the church stands. */
export const forGood = {
  name: 'Lifetime membership',
  for: 'One payment, and the count is yours for good',
  rand: 14_900,
  features: [
    'Every feature of Grow',
    'Updates as long as we make them',
    'Up to 5 churches and 25 devices',
    'Support by email and phone',
  ],
} as const;

export const questions = [
  {
    id: 'change',
    title: 'Can we change plans?',
    words: 'Yes, on any day. You pay only for the difference.',
  },
  {
    id: 'stop',
    title: 'What if we stop paying?',
    words: 'You can read and export everything for 12 months.',
  },
  { id: 'data', title: 'Who owns the data?', words: 'Your church does. It stays in South Africa.' },
  {
    id: 'charity',
    title: 'Is there a price for charities?',
    words: 'Registered charities pay 20% less. Send us your registration number.',
  },
] as const;
