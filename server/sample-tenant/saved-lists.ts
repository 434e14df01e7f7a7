import type { ListQuestion } from '#domain/saved/list-question.ts';
import type { SavedList } from '#domain/saved/saved-list.ts';
import { must } from '#domain/must.ts';
import { fixedId } from './fixed-seed.ts';
import { groupTypeId } from './group-types.ts';
import { awakeBefore } from './moment.ts';
import { churchGroupId, churchId } from './places.ts';
import { accountId, type SampleTenant } from './tenants.ts';

interface SampleList extends Pick<SavedList, 'register' | 'name' | 'shared'> {
  owner: string;
  question: ListQuestion;
}

/** By the names of filters, as the address has them. */
function only(filters: Record<string, string>): ListQuestion {
  const said = Object.entries(filters).map(([field, value]) => `${field}:${value}`);
  return { only: said.join(',') };
}

function listsOf(tenant: SampleTenant): SampleList[] {
  const cell = groupTypeId(tenant, 'cell');
  // Its neighbour is small and tidy.
  if (!('Gauteng' in tenant.churchGroups)) {
    const cells = { register: 'groups', name: 'All cells', question: only({ groupTypeId: cell }) };
    return [{ ...cells, shared: true, owner: 'Sipho Mthembu' }];
  }
  const soweto = churchId(tenant, 'Soweto');
  const gauteng = churchGroupId(tenant, 'Gauteng');
  return [
    {
      register: 'groups',
      name: 'Cells in Soweto',
      question: only({ groupTypeId: cell, churchId: soweto }),
      shared: true,
      owner: 'Naledi Mokoena',
    },
    {
      register: 'groups',
      name: 'Serving teams',
      question: only({ groupTypeId: groupTypeId(tenant, 'team') }),
      shared: true,
      owner: 'Nomsa Zulu',
    },
    {
      register: 'groups',
      name: 'Paused groups to phone',
      question: only({ status: 'paused' }),
      shared: false,
      owner: 'Nomsa Zulu',
    },
    {
      register: 'churches',
      name: 'Churches in Gauteng',
      question: { ...only({ churchGroupId: gauteng }), view: 'cards' },
      shared: true,
      owner: 'Naledi Mokoena',
    },
  ];
}

/** Saved a few weeks before the first start. */
export function savedListsOf(tenant: SampleTenant, now: Date): SavedList[] {
  return listsOf(tenant).map(({ owner, ...list }, at) => {
    const person = must(
      tenant.people.find(({ name }) => name === owner),
      'the owner of a saved list',
    );
    const saved = awakeBefore(now, (at + 2) * 9000);
    return Object.assign(list, {
      id: fixedId(`saved list/${tenant.slug}/${list.name}`),
      accountId: accountId(tenant, person),
      ownerName: owner,
      createdAt: saved,
      updatedAt: saved,
    });
  });
}
