/** Address of a folder; null is the top. */
export function addressOfFolder(folderId: string | null): string {
  return folderId === null ? '/apps/file-manager' : `/apps/file-manager/folders/${folderId}`;
}

/** Address of the details of an item, beside the folder that is open. */
export function addressOfDetails(folderId: string | null, id: string): string {
  return `${addressOfFolder(folderId)}/details/${id}`;
}
