/** S1-022: the year it is when the page starts. */
export const year: number = new Date().getFullYear();

/** The version this page was built as. */
export const version: string = __APP_VERSION__;

declare global {
  const __APP_VERSION__: string;
}
