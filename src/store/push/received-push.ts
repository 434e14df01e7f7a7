/** A push that came to this person on this device. */
export interface ReceivedPush {
  id: string;
  title: string;
  body: string;
  /** In the product: '/dashboard'. */
  path: string;
  /** ISO, the server's clock. */
  at: string;
}
