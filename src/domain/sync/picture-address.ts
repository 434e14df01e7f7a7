/** Apart from what pictures are: the queue sends them without knowing. */
export const picturePath = '/api/v1/pictures/{id}';

/** Address of a picture; no two pictures share one. */
export function pictureAddress(id: string): string {
  return picturePath.replace('{id}', id);
}
