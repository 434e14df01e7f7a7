import type { CustomChoice, CustomField } from './entities.ts';

/** The choices that can be chosen. */
export function openChoices(choices: readonly CustomChoice[]): CustomChoice[] {
  return choices.filter(({ retired }) => !retired);
}

export function choicesText(choices: unknown): string {
  return openChoices(choices as CustomChoice[])
    .map(({ label }) => label)
    .join(', ');
}

/** 'Number in km', 'One of 6 choices'. */
export function kindWords({ kind, unit, choices }: CustomField): string {
  const count = openChoices(choices).length;
  const counted = `${count} ${count === 1 ? 'choice' : 'choices'}`;
  switch (kind) {
    case 'text':
      return 'Text';
    case 'longText':
      return 'Long text';
    case 'number':
      return unit ? `Number in ${unit}` : 'Number';
    case 'date':
      return 'Date';
    case 'yesNo':
      return 'Yes or no';
    case 'oneOf':
      return `One of ${counted}`;
    case 'severalOf':
      return `Several of ${counted}`;
    case 'person':
      return 'A person';
  }
}
