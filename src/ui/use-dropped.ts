import { useState, type ClipboardEvent, type DragEvent } from 'react';

/**
 * Handlers of an element that takes files dropped on it or pasted into it, and whether a file is over it.
 * `take` answers whether there was a file.
 */
export function useDropped(take: (files: FileList) => boolean) {
  const [over, setOver] = useState(false);
  const places = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      take(event.dataTransfer.files);
    },
    onPaste: (event: ClipboardEvent) => {
      if (take(event.clipboardData.files)) event.preventDefault();
    },
  };
  return [over, places] as const;
}
