/**
 * What a picture is of: a submission is a version of a report, or waits in review. A picture that waits is of
 * nothing yet, and its id is that of the account that sent it.
 */
export interface PictureOwner {
  kind: 'account' | 'submission' | 'waiting';
  id: string;
}
