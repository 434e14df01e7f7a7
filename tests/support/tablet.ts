/** Work that runs in a page; what it is given goes as words. */
export interface Asked {
  evaluate<Answer>(
    work: (words: string[]) => Answer | Promise<Answer>,
    words: string[],
  ): Promise<Answer>;
}

/** One page of the app, as a test uses it in any browser. */
export interface Tab extends Asked {
  /** As in the browser's console: a policy of the page does not hold it. */
  run(script: string): Promise<void>;
  goTo(address: string): Promise<void>;
  /** A field by its label. */
  fill(label: string, text: string): Promise<void>;
  /** A button by its words. */
  press(name: string): Promise<void>;
}

/** A browser with a profile on the disk: it may be closed or killed, and opened again. */
export interface Tablet {
  readonly profileDir: string;
  /** The first page; another one after each `reopen`. */
  readonly tab: Tab;
  anotherTab(): Promise<Tab>;
  /** As a person closes it. */
  close(): Promise<void>;
  /** SIGKILL to all its processes at once. */
  kill(): Promise<void>;
  reopen(): Promise<void>;
  /** Closes it and forgets the profile. */
  remove(): Promise<void>;
}

/** Opens one that was never used, or one that knows what is in this folder. */
export type OpenTablet = (profileDir?: string) => Promise<Tablet>;
