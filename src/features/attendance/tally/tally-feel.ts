import { useState } from 'react';

/** The hand that counts: keys stand within its reach. */
export const hands = ['both', 'left', 'right'] as const;
export type Hand = (typeof hands)[number];

/** How counting feels on this device. */
export interface TallyFeel {
  hand: Hand;
  /** A light tick in the hand with each tap. */
  vibrates: boolean;
  /** A click with each tap: for headphones, or where nobody is disturbed. */
  clicks: boolean;
}

const usual: TallyFeel = { hand: 'both', vibrates: true, clicks: false };
const key = 'tallyFeel';

function keptFeel(): TallyFeel {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<TallyFeel>;
    const hand = hands.find((one) => one === kept.hand) ?? usual.hand;
    return { hand, vibrates: kept.vibrates !== false, clicks: kept.clicks === true };
  } catch {
    return usual;
  }
}

/** Kept on the device: it belongs to the hand that holds it. */
export function useTallyFeel(): [TallyFeel, (feel: TallyFeel) => void] {
  const [feel, setFeel] = useState(keptFeel);
  return [
    feel,
    (next) => {
      localStorage.setItem(key, JSON.stringify(next));
      setFeel(next);
    },
  ];
}
