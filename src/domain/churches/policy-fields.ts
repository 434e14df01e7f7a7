import type { PolicyChoices } from './policy-choices.ts';
import type { PolicyNumbers } from './policy-numbers.ts';

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
} as const satisfies Record<keyof PolicyNumbers, object>;

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
} as const satisfies Record<keyof PolicyChoices, object>;

export const policyLabels = { ...policyFields, ...choiceFields } as const;
