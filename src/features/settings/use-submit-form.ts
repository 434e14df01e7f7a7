import { useRef, useState, type FormEvent } from 'react';
import { Failure } from '#domain/errors.ts';
import { sentenceOf } from './use-server-query.ts';

/** Field -> sentence; '' for the whole form. */
type Problems = Record<string, string>;

function problemsOf(error: unknown, fields: readonly string[]): Problems {
  const found = error instanceof Failure ? Object.entries(error.fields ?? {}) : [];
  const named = found.filter(([field]) => fields.includes(field));
  return named.length > 0 ? Object.fromEntries(named) : { '': sentenceOf(error) };
}

/** A form whose problems stand at their fields, the first of them with the focus. Nothing typed is lost. */
export function useSubmitForm(
  fields: readonly string[],
  { check, send }: { check(): Problems; send(): Promise<void> },
) {
  const [problems, setProblems] = useState<Problems>({});
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  function refuse(found: Problems): void {
    setProblems(found);
    const first = fields.find((field) => found[field] !== undefined);
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }
  async function submit(): Promise<void> {
    const missing = check();
    if (Object.keys(missing).length > 0) return refuse(missing);
    setProblems({});
    setBusy(true);
    try {
      await send();
    } catch (error) {
      refuse(problemsOf(error, fields));
    } finally {
      setBusy(false);
    }
  }
  const formProps = {
    ref: form,
    noValidate: true,
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      void submit();
    },
  };
  return { problems, busy, formProps, forgetProblems: () => setProblems({}) };
}
