/** The name of a file in quotation marks. `without`: the words where it has none. */
export function spokenName(file: Blob, without: string): string {
  return file instanceof File && file.name !== '' ? `“${file.name}”` : without;
}
