import type { ReportDefinition } from '#domain/attendance/definitions.ts';
import type { RegisterField } from '#domain/register/register.ts';
import type { MoneyFields } from '../form/form-props.ts';

export interface OwnFieldsProps extends MoneyFields {
  definition: ReportDefinition;
  meeting: string;
}

export interface OwnFieldProps {
  /** As custom fields are named. */
  name: string;
  field: RegisterField;
  /** Null where nothing was said. */
  value: unknown;
  readOnly: boolean;
  error: string | null;
  onChange(value: unknown): void;
  /** Of text that cannot be read; null once it can. */
  onProblem(problem: string | null): void;
}
