import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { Failure } from '#domain/errors.ts';

/** Words that people of churches here choose: lists of passwords from elsewhere have few of them, or late. */
const church = [
  'ibandla',
  'church',
  'jesus',
  'jesuschrist',
  'jesusislord',
  'jesussaves',
  'jesuslovesme',
  'ilovejesus',
  'godisgood',
  'godislove',
  'thelordismyshepherd',
  'amazinggrace',
  'hallelujah',
  'blessed',
  'nkosi',
  'bayete',
  'johannesburg',
  'southafrica',
  'kaizerchiefs',
  'orlandopirates',
  'springboks',
];

/** 10^8 guesses: each costs a guesser what it costs us to hash a password. */
const strongEnough = 3;

/** Its time grows steeply with the length, and what follows these characters only makes a password stronger. */
const judged = 40;

const estimator = new ZxcvbnFactory({
  dictionary: { ...dictionary, church },
  graphs: adjacencyGraphs,
  maxLength: judged,
});

interface Person {
  email: string;
  name: string;
}

/** Why a password is guessed soon, and what to do, in a sentence; null where it is strong enough. */
export function weaknessOf(password: string, { email, name }: Person): string | null {
  const address = email.split('@')[0] ?? '';
  const own = [address, ...address.split(/[\W_]+/), ...name.split(/\s+/)];
  const { score, sequence } = estimator.check(password, own.filter(Boolean));
  if (score >= strongEnough) return null;
  const [main] = sequence.toSorted((one, other) => other.token.length - one.token.length);
  switch (main?.dictionaryName) {
    case 'userInputs':
      return 'Your own name is guessed first. Choose another password';
    case 'passwords-common':
    case 'church':
      return 'Many people use this password, so it is guessed first. Choose another';
    default:
      return 'This password is guessed soon. Choose a longer one, such as four words';
  }
}

/** The field's own sentence where the password is guessed soon. */
export function refuseWeak(password: string, person: Person): void {
  const weakness = weaknessOf(password, person);
  if (weakness === null) return;
  throw new Failure('validation', weakness, { fields: { password: weakness } });
}
