import type { AttendanceReport } from '#domain/attendance/entities.ts';

/** State of the report of a service, as "My reports" shows it too. */
export type KnownReport =
  | { at: 'nowhere' }
  /** This person submitted it here, and what the server shows does not hold that yet. */
  | {
      at: 'device';
      itemId: string;
      state: 'saved' | 'sending' | 'attention' | 'sent';
      count: number | null;
      didNotMeet: boolean;
    }
  | { at: 'server'; report: AttendanceReport };

export const nowhere: KnownReport = { at: 'nowhere' };

/** The version that what is submitted next is based on; the version that an item makes carries its id. */
export function basisOf(known: KnownReport): string | null {
  switch (known.at) {
    case 'nowhere':
      return null;
    case 'device':
      return known.state === 'attention' ? null : known.itemId;
    case 'server':
      return known.report.standingVersionId;
  }
}
