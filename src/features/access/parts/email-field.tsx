import type { ComponentProps } from 'react';
import { TextField } from '../../../ui/field/field.tsx';

type Props = Omit<ComponentProps<typeof TextField>, 'label' | 'type' | 'size' | 'onChange'> & {
  onChange(email: string): void;
};

/** An email address, large enough for a finger; no device writes it with a capital letter. */
export function EmailField({ onChange, ...field }: Props) {
  return (
    <TextField
      label="Email address"
      name="email"
      type="email"
      size="touch"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      onChange={(event) => onChange(event.target.value)}
      {...field}
    />
  );
}
