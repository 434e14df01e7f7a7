/**
 * A state that the server is told as it is, whole: told again, late or out of order, it changes nothing there. So it waits in
 * no queue, and a newer one takes the place of one that was not told.
 */
export interface Telling {
  /** Of the row that it becomes. */
  id: string;
  accountId: string;
  method: string;
  path: string;
  /** JSON. */
  body: string;
}
