/** The start cannot go on, and a person can do something about it: the message says what. */
export class StartRefused extends Error {
  constructor(sentence: string, cause?: unknown) {
    super(sentence, { cause });
    this.name = 'StartRefused';
  }
}
