/** Work that a person does on this device and that is no form to submit. Its feature knows the rest of its fields. */
export interface Kept {
  key: string;
  accountId: string;
  /** Whether it is lost with a sign-out: nothing else holds it yet. */
  unfinished: boolean;
}
