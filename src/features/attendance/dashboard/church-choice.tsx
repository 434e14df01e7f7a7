import { churchesInScope } from '#store/churches/queries.ts';
import { useLive } from '../../../api/live-queries/use-live.ts';
import { Select } from '../../../ui/select/select.tsx';

const allChurches = 'all';

/** One church, or all of them (null); nothing for who has one alone. */
export function ChurchChoice({
  value,
  onChange,
}: {
  value: string | null;
  onChange(churchId: string | null): void;
}) {
  const live = useLive(churchesInScope);
  const churches = live.state === 'ready' ? live.data : [];
  if (churches.length < 2) return null;
  const isKnown = churches.some(({ id }) => id === value);
  return (
    <Select
      label="Church"
      value={isKnown && value !== null ? value : allChurches}
      onChange={(chosen) => onChange(chosen === allChurches ? null : chosen)}
      options={[
        { value: allChurches, label: 'All churches' },
        ...churches.map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  );
}
