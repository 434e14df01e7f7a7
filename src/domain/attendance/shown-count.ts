/** A count of the sample's newest Sunday: the start page shows what the sample says. */
export const shownCount = {
  church: 'Soweto',
  service: 'First service',
  attendance: 342,
  adults: 236,
  teens: 42,
  children: 64,
} as const;
