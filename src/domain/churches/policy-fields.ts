import type { PolicyChoices } from './policy-choices.ts';
import type { PolicyNumbers } from './policy-numbers.ts';
import type { PolicyCare, PolicyTimes } from './policy-times.ts';

/** The words of each number's field. */
export const policyFields = {
  allowBackdateDays: {
    label: 'Days back',
    hint: 'How many days after a service its report can still be submitted.',
  },
  teenFrom: {
    label: 'Teens from',
    hint: 'The age from which a child counts as a teen.',
  },
  adultFrom: {
    label: 'Adults from',
    hint: 'The age from which a teen counts as an adult.',
  },
  dueHoursAfter: {
    label: 'Due after (hours)',
    hint: 'Hours from the beginning of a service until its report counts as missing.',
  },
  lateAfterHours: {
    label: 'Late after (hours)',
    hint: 'Hours from the beginning of a service until a report that comes in counts as late.',
  },
} as const satisfies Record<keyof PolicyNumbers | keyof PolicyTimes, object>;

/** The words of each choice, as the form names the counts. */
export const choiceFields = {
  asksAges: {
    label: 'Count by age',
    hint: 'Reports ask how many adults, children and teens came.',
  },
  asksGender: {
    label: 'Count by gender',
    hint: 'Reports ask how many males and females came.',
  },
  requireVerification: {
    label: 'Verify each report',
    hint: 'Reports that nobody verified yet are counted as waiting for somebody to look at them.',
  },
  remindsMissing: {
    label: 'Remind by itself',
    hint: 'When a report is missing, the person who usually sends it is reminded once. Not at night.',
  },
} as const satisfies Record<keyof PolicyChoices | keyof PolicyCare, object>;

export const policyLabels = { ...policyFields, ...choiceFields } as const;
