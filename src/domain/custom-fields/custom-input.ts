import type { RegisterField } from '../register/register.ts';

/**
 * The line of a register that takes custom fields. Those of the organisation take its place (`withCustomFields`). Nobody
 * knows what they hold: the audit says that they were changed, and never to what.
 */
export const customFieldsHere: RegisterField = {
  label: 'Custom fields',
  input: { kind: 'custom' },
  section: 'More',
  sensitive: true,
};
