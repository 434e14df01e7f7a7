import type { Example } from '../gallery.ts';
import { BankText, MatchBadge } from './match-badge.tsx';

const matches = ['sure', 'likely', 'none', 'left-out'] as const;

export const gallery: Example[] = [
  ...matches.map((match) => ({ label: match, Example: () => <MatchBadge match={match} /> })),
  {
    label: 'A reference in the bank text',
    Example: () => <BankText text="FNB PMT GV7K4M2P M KHOZA" reference="GV7K4M2P" />,
  },
  {
    label: 'None recognised',
    Example: () => <BankText text="CASH DEP 0199 NELSPRUIT" reference={null} />,
  },
];
