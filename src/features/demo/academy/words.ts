import type { Course } from '#domain/demo/academy/entities.ts';

type Of = Pick<Course, 'progress' | 'totalSteps'>;

/** How often somebody completed it; null for never. */
export function completedWords({ progress: { completed } }: Of): string | null {
  if (completed === 0) return null;
  if (completed === 1) return 'Completed once';
  return completed === 2 ? 'Completed twice' : `Completed ${completed} times`;
}

/** Where somebody is in it; null for a course that was completed and not begun again. */
export function stepWords({ progress: { currentStep, completed }, totalSteps }: Of): string | null {
  if (currentStep > 0) return `Step ${currentStep + 1} of ${totalSteps}`;
  return completed === 0 ? 'Not started' : null;
}

export function startWords({ progress: { currentStep, completed } }: Of): string {
  if (currentStep > 0) return 'Continue';
  return completed > 0 ? 'Start again' : 'Start';
}

/** Whole percent of the steps that are behind the open one. */
export function percentOf(currentStep: number, totalSteps: number): number {
  return Math.round((currentStep / totalSteps) * 100);
}

const tones = {
  welcome: 'accent',
  ushers: 'info',
  leaders: 'violet',
  safeguarding: 'warning',
} as const;
type Tone = (typeof tones)[keyof typeof tones] | 'neutral';

/** The colour of a category. */
export function categoryTone(slug: string): Tone {
  return Object.entries(tones).find(([name]) => name === slug)?.[1] ?? 'neutral';
}
