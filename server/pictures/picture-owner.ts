/**
 * The record that a picture belongs to: an account, the organisation, a submission, which is a version of a report or in review, or a row
 * of a register, as `row:` and the name of its entity. A `waiting` picture belongs to none yet, and has the id of the
 * account that sent it.
 */
export interface PictureOwner {
  kind: 'account' | 'organisation' | 'submission' | 'waiting' | `row:${string}`;
  id: string;
}
