import { useMemo } from 'react';
import type { RegisterView } from '../../register-view.ts';
import { importOfRegister } from './import-of-register.ts';
import { ImportScreen } from '../import-screen.tsx';

/** Rows of a register from a file. */
export function RegisterImport({ view, onClose }: { view: RegisterView; onClose(): void }) {
  const source = useMemo(() => importOfRegister(view), [view]);
  return <ImportScreen source={source} onClose={onClose} />;
}
