import type { ComponentType, ReactNode } from 'react';
import type { Titles } from '#domain/register/field-text.ts';
import type { RegisterOperations } from '#domain/register/register-operations.ts';
import type { AnyRow, Register } from '#domain/register/register.ts';
import type { RegisterQueries } from '#store/register/register-queries.ts';
import type { IconOf } from '../ui/icon/icon.tsx';

/** What a control of a form gets, and whom it tells. */
export interface ControlProps {
  label: string;
  value: unknown;
  error: string | null;
  hint: string | undefined;
  onChange(value: unknown): void;
  onBlur(): void;
}

/** A register as the page shows it. A feature draws a part of it anew by naming a part of its own. */
export interface RegisterView {
  register: Register;
  operations: Pick<RegisterOperations, 'create' | 'edit' | 'addMany' | 'editMany' | 'history'>;
  queries: RegisterQueries;
  icon: IconOf;
  /** What stands before the name of a row in the list. */
  lead?(row: AnyRow): ReactNode;
  /** What is said of a row at its end. */
  marks?(row: AnyRow): ReactNode;
  /** Field -> how the list shows it. */
  cells?: Readonly<Record<string, (row: AnyRow, titles: Titles) => ReactNode>>;
  /** Field -> how the form takes it. */
  controls?: Readonly<Record<string, ComponentType<ControlProps>>>;
  /** What stands under the title of the list; how many there are, where it is not said. */
  facts?: ComponentType<{ all: number }>;
}
