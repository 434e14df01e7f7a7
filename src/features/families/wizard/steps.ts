/** The steps of a new family, each with the fields of the family that are typed in it. */
export const steps = [
  { id: 'family', title: 'Family', detail: 'Name and church', fields: ['name', 'churchId'] },
  { id: 'members', title: 'Members', fields: [] },
  {
    id: 'address',
    title: 'Address and contact',
    fields: [
      'address',
      'city',
      'province',
      'postalCode',
      'country',
      'homePhone',
      'email',
      'language',
      'weddingDate',
      'notes',
    ],
  },
  { id: 'review', title: 'Review', fields: [] },
] as const satisfies readonly {
  id: string;
  title: string;
  detail?: string;
  fields: readonly string[];
}[];
