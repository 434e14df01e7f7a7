/** Whether the status of a row, of whichever register, takes it out of the lists. */
export function isArchived(row: object): boolean {
  const status: unknown = Reflect.get(row, 'status');
  return status === 'archived' || status === 'removed' || status === 'left';
}
