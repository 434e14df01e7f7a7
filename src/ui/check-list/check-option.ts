import type { ReactNode } from 'react';

export interface CheckOption {
  value: string;
  label: string;
  detail?: string;
  /** Picture before the words. */
  lead?: ReactNode;
  /** Why it is ticked already and cannot be chosen: 'Already in the group'. */
  done?: string | undefined;
}
