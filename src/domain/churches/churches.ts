import { defineRegister } from '../register/register.ts';
import { church, type Church } from './entities.ts';

/** The churches of an organisation. Nobody edits them yet: other registers name them. */
export const churches = defineRegister<Church>({
  name: 'churches',
  words: { one: 'church', many: 'churches' },
  path: '/api/v1/churches',
  entity: church,
  may: { view: 'church.view', write: 'account.manage' },
  place: [],
  subject: () => ({ kind: 'tenant' }),
  addedOver: [],
  title: (one) => one.name,
  search: ['name', 'shortCode'],
  blank: { churchGroupId: null, name: '', shortCode: '', timeZone: '', status: 'active' },
  fields: {
    name: { label: 'Church', input: { kind: 'line', max: 50 }, column: 1 },
    shortCode: { label: 'Short code', input: { kind: 'line', max: 50 }, column: 2 },
  },
  rules: [],
});
