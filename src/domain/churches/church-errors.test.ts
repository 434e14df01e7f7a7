import { describe, expect, test } from 'vitest';
import { valuesFound } from '../register/linked-rows.ts';
import { ruleErrors } from '../register/rules.ts';
import { churchErrors } from './church-errors.ts';
import { churches } from './churches.ts';
import type { Church } from './entities.ts';
import { services } from './services.ts';

const church = (said: Partial<Church>): Church => ({
  ...churches.blank,
  id: 'a',
  name: 'Soweto',
  shortCode: 'SOW',
  ...said,
});

describe('issue 12: how a church is reached and shown', () => {
  test.each([
    ['website', 'www.grace.example', undefined],
    ['website', 'https://grace.example/soweto?a=1', undefined],
    ['website', 'soweto', 'Check the address. It should look like www.example.org'],
    ['website', 'javascript:alert(1)', 'Check the address. It should look like www.example.org'],
    ['slug', 'soweto-east', undefined],
    ['slug', 'Soweto East', 'Use small letters, digits and hyphens between them, like soweto-east'],
    ['slug', '-soweto', 'Use small letters, digits and hyphens between them, like soweto-east'],
  ])('%s %j', (field, value, says) => {
    expect(churchErrors(church({ [field]: value }), null)[field]).toBe(says);
    // A value that was stored before is no error.
    const before = church({ [field]: value });
    expect(churchErrors({ ...before, name: 'Soweto Central' }, before)).toEqual({});
  });

  test('a public page needs an address, of one church for good; churches without one do not clash', () => {
    expect(churchErrors(church({ portalEnabled: true }), null)).toEqual({
      slug: 'Give the public page an address',
    });
    const other = church({ id: 'b', name: 'Tshwane', shortCode: 'TSH' });
    expect(ruleErrors(churches, church({}), [other], null)).toEqual({});
    const gone = { ...other, slug: 'soweto', status: 'archived' as const };
    expect(ruleErrors(churches, church({ slug: 'soweto' }), [gone], null)).toEqual({
      slug: 'Another church has this address, or had it. Choose another',
    });
  });

  test('a church is no part of itself; being a part is a label, and lists of the one leave out the other', () => {
    const [soweto, plant] = [church({}), church({ id: 'b', name: 'B', parentChurchId: 'a' })];
    expect(ruleErrors(churches, church({ parentChurchId: 'b' }), [soweto, plant], soweto)).toEqual({
      parentChurchId: 'A church cannot be a part of itself. Choose another one',
    });
    const linked = { churches: [soweto, plant] };
    expect(valuesFound(services, 'churchId', 'a', linked)).toEqual(new Set(['a']));
  });
});
