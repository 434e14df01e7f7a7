import type { Register } from '../register/register.ts';

type InGroup = Pick<Required<Register>, 'facet' | 'subject' | 'addedOver'> & {
  place: readonly ('groupId' | 'churchId')[];
};

/** Place of rows that belong to a group and name its people: who sees its members sees them. */
export const withinGroup: InGroup = {
  facet: 'members',
  place: ['groupId', 'churchId'],
  subject: ({ groupId, churchId }) => ({
    kind: 'group',
    id: String(groupId),
    churchId: String(churchId),
  }),
  addedOver: ['tenant', 'churchGroup', 'church', 'group'],
};
