import type { Example } from '../gallery.ts';
import { TextArea, TextField } from './field.tsx';
import { PasswordField } from './password-field.tsx';

export const gallery: Example[] = [
  { label: 'Text', Example: () => <TextField label="Email address" defaultValue="a@b.example" /> },
  {
    label: 'With hint',
    Example: () => <TextField label="Name" hint="At least 2 letters" optional />,
  },
  {
    label: 'With error',
    Example: () => <TextField label="Adults" defaultValue="-4" error="Enter 0 or more" />,
  },
  { label: 'Touch', Example: () => <TextField label="Email address" size="touch" /> },
  {
    label: 'Password',
    Example: () => <PasswordField label="Password" size="touch" defaultValue="secret" />,
  },
  { label: 'Several lines', Example: () => <TextArea label="Note" optional /> },
];
