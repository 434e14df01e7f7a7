import { folderIds, type MailPlace } from './entities.ts';

/** Part of the mails that a list shows. */
export interface Place {
  of: 'folder' | 'filter' | 'label';
  slug: string;
}

export const filterIds = ['starred', 'important'] as const;

function placesOf(ids: readonly string[]): MailPlace[] {
  return ids.map((id) => ({
    id,
    slug: id,
    title: `${id.charAt(0).toUpperCase()}${id.slice(1)}`,
    color: null,
  }));
}

export const folders: readonly MailPlace[] = placesOf(folderIds);
export const filters: readonly MailPlace[] = placesOf(filterIds);
