import type { FieldInput } from '#domain/register/register.ts';
import type { Option } from '../../ui/option-list/option-list.tsx';

/** Options of a field that are open, and those that were chosen before they went. */
export function openOptions(
  input: Extract<FieldInput, { kind: 'choice' | 'choices' | 'flag' }>,
  chosen: readonly unknown[],
): Option[] {
  if (input.kind === 'flag') {
    return [
      { value: 'true', label: input.on },
      { value: 'false', label: input.off },
    ];
  }
  const { options, gone = [] } = input;
  const open = Object.entries(options).filter(([id]) => !gone.includes(id) || chosen.includes(id));
  return open.map(([value, label]) => ({ value, label }));
}
