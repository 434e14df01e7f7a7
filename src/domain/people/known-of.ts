import type { DerivedFilter } from '../register/register.ts';
import type { AgeBands } from './age-bands.ts';
import { ageClassOn } from './age.ts';
import { ageClasses, type Person } from './entities.ts';

/** By their age today, or by what was chosen for somebody without a year of birth. */
export const ageClassBy = (bands: AgeBands): DerivedFilter<Person> => ({
  label: 'Age',
  options: Object.fromEntries(ageClasses.map((one) => [one, one])),
  choicesOf: (person, today) => [ageClassOn(person, today, bands)],
});

/** The filters of product facts 9.4, with what staff look for when a record is to be completed. */
export const knownOf: DerivedFilter<Person> = {
  label: 'Details',
  options: {
    baptised: 'Baptised',
    notBaptised: 'Not baptised',
    holySpirit: 'Received the Holy Spirit',
    noHolySpirit: 'Has not received the Holy Spirit',
    noPhoto: 'Without a photo',
    noPhone: 'Without a phone number',
    noBirthDate: 'Without a birthday',
  },
  choicesOf: ({ isBaptised, receivedHolySpirit, photoUrl, phoneNumbers, birthDate }) => [
    isBaptised ? 'baptised' : 'notBaptised',
    receivedHolySpirit ? 'holySpirit' : 'noHolySpirit',
    ...(photoUrl === null ? ['noPhoto'] : []),
    ...(phoneNumbers?.length ? [] : ['noPhone']),
    ...(birthDate ? [] : ['noBirthDate']),
  ],
};
