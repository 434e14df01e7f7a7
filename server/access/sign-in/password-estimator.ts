import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

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

/** Its time grows steeply with the length, and what follows these characters only makes a password stronger. */
const judged = 40;

/** Says how many guesses find a password. Its dictionaries take 19 MB: it is loaded with the first question. */
export const estimator = new ZxcvbnFactory({
  dictionary: { ...dictionary, church },
  graphs: adjacencyGraphs,
  maxLength: judged,
});
