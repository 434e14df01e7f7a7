import { expect, test } from 'vitest';
import { addressProblems, type Address } from './address.ts';

const soweto: Address = {
  street: '12 Vilakazi Street',
  city: 'Soweto',
  province: 'Gauteng',
  postalCode: '1804',
  country: 'South Africa',
};

test('a whole address has no problems', () => {
  expect(addressProblems(soweto)).toEqual({});
});

test('every part that is missing says what to do', () => {
  const empty = { street: ' ', city: '', province: '', postalCode: '', country: 'South Africa' };
  expect(addressProblems(empty)).toEqual({
    street: 'Enter the street and number, such as 12 Vilakazi Street',
    city: 'Enter the city or town',
    province: 'Choose the province',
    postalCode: 'Enter the postal code',
  });
});

test.each(['180', '18044', '18O4'])('a postal code at home has four digits: %s', (postalCode) => {
  expect(addressProblems({ ...soweto, postalCode })).toEqual({
    postalCode: 'A postal code in South Africa has 4 digits, such as 1804',
  });
});

test('elsewhere, provinces and postal codes are as they are', () => {
  const maseru = { ...soweto, city: 'Maseru', province: '', postalCode: '', country: 'Lesotho' };
  expect(addressProblems(maseru)).toEqual({});
  expect(addressProblems({ ...maseru, country: '' })).toEqual({ country: 'Enter the country' });
});
