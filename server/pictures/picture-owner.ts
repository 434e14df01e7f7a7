/**
 * The record that a picture belongs to: an account, or a submission, which is a version of a report or in review. A
 * `waiting` picture belongs to none yet, and has the id of the account that sent it.
 */
export interface PictureOwner {
  kind: 'account' | 'submission' | 'waiting';
  id: string;
}
