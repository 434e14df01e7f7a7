import * as z from 'zod/mini';
import { defineOperation } from '../operation.ts';
import { byId, onDevice } from './demo-operation.ts';
import { tag } from './tag.ts';

const titled = z.pick(tag, { title: true });

/** The input's field is called after the word for it. */
function under<Word extends string>(word: Word) {
  return { [word]: titled } as Record<Word, typeof titled>;
}

/**
 * The four calls about the tags of a demo app.
 *
 * @param word name of one of them, in paths and in the input
 * @param one path of the calls that add, change and delete one
 */
export function tagOperations<const Word extends 'tag' | 'label'>(
  app: string,
  { word, list, one }: { word: Word; list: string; one: string },
) {
  return {
    listTags: defineOperation({
      ...onDevice,
      name: `demo.${app}.${word}s`,
      method: 'GET',
      path: list,
      input: z.object({}),
      output: z.array(tag),
      summary: `The ${word}s of ${app}`,
    }),
    addTag: defineOperation({
      ...onDevice,
      name: `demo.${app}.add.${word}`,
      method: 'POST',
      path: one,
      input: z.object(under(word)),
      output: tag,
      summary: `Adds a ${word}`,
    }),
    changeTag: defineOperation({
      ...onDevice,
      name: `demo.${app}.change.${word}`,
      method: 'PATCH',
      path: one,
      input: z.object({ id: z.string(), ...under(word) }),
      output: z.nullable(tag),
      summary: `Renames a ${word}; null when there is none with this id`,
    }),
    deleteTag: defineOperation({
      ...onDevice,
      name: `demo.${app}.delete.${word}`,
      method: 'DELETE',
      path: one,
      input: byId,
      output: z.literal(true),
      summary: `Deletes a ${word}, also from all that have it`,
    }),
  };
}
