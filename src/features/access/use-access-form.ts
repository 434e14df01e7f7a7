import { use, useRef, useState, type FormEvent } from 'react';
import { Failure } from '#domain/errors.ts';
import { AccessFrameContext } from './frames/access-frame.ts';

/** Problems of the form: field -> sentence, '' for the whole form. */
type Problems = Record<string, string>;

function problemsOf(error: unknown, fields: readonly string[]): Problems {
  if (!(error instanceof Failure)) {
    return { '': 'This did not work. Load the page again and try once more' };
  }
  const named = Object.entries(error.fields ?? {}).filter(([field]) => fields.includes(field));
  return named.length > 0 ? Object.fromEntries(named) : { '': error.message };
}

/** A form of one of the pages before sign-in: what is wrong stands at its field, and nothing typed is lost. */
export function useAccessForm(
  fields: readonly string[],
  { check, send }: { check(): Problems; send(): Promise<void> },
) {
  const [problems, setProblems] = useState<Problems>({});
  const [busy, setBusy] = useState(false);
  const { isSample } = use(AccessFrameContext);
  const form = useRef<HTMLFormElement>(null);

  function refuse(found: Problems): void {
    setProblems(found);
    const first = fields.find((field) => found[field] !== undefined);
    if (first) form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
  }

  async function onSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const missing = check();
    if (Object.keys(missing).length > 0) return refuse(missing);
    setProblems({});
    setBusy(true);
    try {
      if (!isSample) await send();
    } catch (error) {
      refuse(problemsOf(error, fields));
    } finally {
      setBusy(false);
    }
  }
  const formProps = {
    ref: form,
    noValidate: true,
    onSubmit: (event: FormEvent) => void onSubmit(event),
  };
  return { problems, busy, formProps };
}

/** The sentences for fields that were left empty. */
export function emptyFields(values: Record<string, [value: string, sentence: string]>): Problems {
  const empty = Object.entries(values).filter(([, [value]]) => value.trim() === '');
  return Object.fromEntries(empty.map(([field, [, sentence]]) => [field, sentence]));
}
