import type { FirstTimerInput } from '#domain/rolls/first-timer.ts';
import type { RollCall } from '#store/rolls/roll-call.ts';

/** The text that is read out to somebody who is asked. */
export const consentText = '2026-11';

/** A first timer as somebody types one. It outlives the sheet: closed by accident, it is there again. */
export interface TypedFirstTimer {
  firstName: string;
  lastName: string;
  gender: FirstTimerInput['gender'];
  ageClassification: FirstTimerInput['ageClassification'];
  phone: string | null;
  newConvert: boolean;
  holySpirit: boolean;
  joins: boolean;
  agrees: boolean;
}

export const nobodyTyped: TypedFirstTimer = {
  firstName: '',
  lastName: '',
  gender: 'Unknown',
  ageClassification: 'Unknown',
  phone: null,
  newConvert: false,
  holySpirit: false,
  joins: true,
  agrees: false,
};

/** Nobody agrees to messages without a number, and a child agrees to nothing. */
export const mayAgree = ({ phone, ageClassification }: TypedFirstTimer) =>
  phone !== null && ageClassification !== 'Child';

export function inputOf(typed: TypedFirstTimer, { meeting, newRole }: RollCall): FirstTimerInput {
  const { agrees, firstName, lastName, ...said } = typed;
  return {
    ...meeting,
    ...said,
    firstName: firstName.trim(),
    lastName: lastName.trim() || null,
    roleKey: newRole,
    agreesTo: agrees && mayAgree(typed) ? consentText : null,
    at: new Date().toISOString(),
  };
}
