import type { ComponentProps } from 'react';
import { TextField } from './field.tsx';

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'value' | 'onChange'> & {
  value: string;
  onChange(value: string): void;
};

/** A time of the day, `HH:mm`, by the device's own clock face; '' for none. */
export function TimeField({ onChange, ...field }: Props) {
  return <TextField {...field} type="time" onChange={(event) => onChange(event.target.value)} />;
}
