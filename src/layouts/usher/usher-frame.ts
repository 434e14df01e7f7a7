import type { ReactNode } from 'react';
import type { PersonMenuProps } from '../person/person-menu.tsx';

/** What an usher's frame knows of who is here and where they are. */
export interface UsherFrame {
  title: string;
  name: string;
  tenant: string;
  menu: PersonMenuProps;
  /** Reports that need this person. */
  needing: number;
  dark: boolean;
  onDark(dark: boolean): void;
  /** Where the report is counted that this person gives. */
  reportPath:
    | '/apps/churches/submit-attendance-report'
    | '/apps/groups/cell-ministry/submit-attendance-report';
  /** The form has its own bar at the bottom of a phone. */
  counting: boolean;
  /** Banners under the top bar. */
  banners: ReactNode;
  children: ReactNode;
}

export const reportsPath = '/apps/churches/my-reports';
