import { useState } from 'react';

/** Unreadable input of the counters, for the report that is open now; how one is set, and how all are forgotten. */
export function useTyped(report: string) {
  const [kept, setKept] = useState<{ report: string; typed: Record<string, string> }>({
    report,
    typed: {},
  });
  const typed = kept.report === report ? kept.typed : {};
  function set(field: string, problem: string | null) {
    const { [field]: _, ...others } = typed;
    setKept({ report, typed: problem === null ? others : { ...others, [field]: problem } });
  }
  return [typed, set, () => setKept({ report, typed: {} })] as const;
}
