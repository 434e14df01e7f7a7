/** Apart from what pictures are: the queue sends them without knowing. */
export const picturePath = '/api/v1/pictures/{id}';

/** Where a picture is kept, which no other picture ever is. */
export function pictureAddress(id: string): string {
  return picturePath.replace('{id}', id);
}
