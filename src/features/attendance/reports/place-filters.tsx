import type { Church, ChurchGroup } from '#domain/churches/entities.ts';
import { idsInside } from '#domain/values/ids-inside.ts';
import { Select } from '../../../ui/select/select.tsx';
import { options } from './filter-options.ts';

/** The place that is chosen: ids, as the address carries them. */
interface Chosen {
  group?: string | undefined;
  church?: string | undefined;
}

/** What lies in the other place is no filter any more. */
type Narrowed = Record<'church' | 'service' | 'cell', string>;

function churchesIn(
  churches: readonly Church[],
  churchGroups: readonly ChurchGroup[],
  group: string | undefined,
): readonly Church[] {
  if (group === undefined) return churches;
  const regions = idsInside(churchGroups, (one) => one.parentChurchGroupId, group);
  return churches.filter(({ churchGroupId }) => regions.has(churchGroupId ?? ''));
}

/** Narrows a list of reports to a church group and all below it, and to one of its churches. */
export function PlaceFilters({
  chosen,
  churches,
  churchGroups,
  onChoose,
}: {
  chosen: Chosen;
  churches: readonly Church[];
  churchGroups: readonly ChurchGroup[];
  onChoose(change: Partial<Narrowed & { group: string }>): void;
}) {
  return (
    <>
      <Select
        label="Church group"
        value={chosen.group ?? ''}
        options={options(churchGroups, 'All')}
        onChange={(group) => onChoose({ group, church: '', service: '', cell: '' })}
      />
      <Select
        label="Church"
        value={chosen.church ?? ''}
        options={options(churchesIn(churches, churchGroups, chosen.group), 'All')}
        onChange={(church) => onChoose({ church, service: '', cell: '' })}
      />
    </>
  );
}
