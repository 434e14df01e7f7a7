/** Changes when a file that the build reads does; files below `folder`, the project's own root without it. */
export function sourceMark(folder?: string): string;
