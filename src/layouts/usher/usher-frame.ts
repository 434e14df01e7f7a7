import type { ReactNode } from 'react';
import type { PersonMenuProps } from '../person/person-menu.tsx';

/** Props of an usher's frame: the person and the page. */
export interface UsherFrame {
  title: string;
  name: string;
  tenant: string;
  menu: PersonMenuProps;
  /** Key that leads to another church. */
  church: ReactNode;
  /** Reports that need this person. */
  needing: number;
  dark: boolean;
  onDark(dark: boolean): void;
  /** Path of the form for this person's report. */
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
