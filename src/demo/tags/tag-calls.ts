import type { Tag } from '#domain/demo/tag.ts';
import type { tagOperations } from '#domain/demo/tag-operations.ts';
import type { InputOf } from '#domain/operation.ts';
import { callDemo } from '../../api/demo.ts';
import { deleteRow } from '../delete-row.ts';

/** Calls of a screen about the tags of its app. */
export interface TagCalls {
  add(title: string): Promise<Tag>;
  rename(id: string, title: string): Promise<unknown>;
  /** Takes it from everything that has it; it can be undone. */
  remove(tag: Tag): Promise<boolean>;
}

type Operations<Word extends 'tag' | 'label'> = Omit<
  ReturnType<typeof tagOperations<Word>>,
  'listTags'
>;
type Add<Word extends 'tag' | 'label'> = InputOf<Operations<Word>['addTag']>;
type Change<Word extends 'tag' | 'label'> = InputOf<Operations<Word>['changeTag']>;

/** Calls of the screens about the tags of an app, made of its operations. */
export function tagCalls<const Word extends 'tag' | 'label'>(
  word: Word,
  { addTag, changeTag, deleteTag }: Operations<Word>,
): TagCalls {
  return {
    add: (title) => callDemo(addTag, { [word]: { title } } as Add<Word>),
    rename: (id, title) => callDemo(changeTag, { id, [word]: { title } } as Change<Word>),
    remove: ({ id, title }) => deleteRow(deleteTag, { id, name: title }),
  };
}
