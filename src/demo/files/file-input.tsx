import type { RefObject } from 'react';

/** The browser's own list of files: a key beside it clicks it. */
export function FileInput({
  label,
  input,
  onChoose,
}: {
  label: string;
  input: RefObject<HTMLInputElement | null>;
  onChoose(files: FileList): void;
}) {
  return (
    <input
      ref={input}
      type="file"
      multiple
      hidden
      aria-label={label}
      onChange={({ target }) => {
        if (target.files) onChoose(target.files);
        // The same file can be chosen again.
        target.value = '';
      }}
    />
  );
}
