import type { QueuePolicy } from '../operation.ts';

/** What reading a queued decision needs: the badge asks it on every screen, so it stays this small. */
type Form = Pick<QueuePolicy<never>, 'form' | 'upgrades'> & { name: string };

export const decisionForm: Form = { name: 'attendance.decide', form: 1, upgrades: [] };
export const voidForm: Form = { name: 'attendance.void', form: 1, upgrades: [] };
