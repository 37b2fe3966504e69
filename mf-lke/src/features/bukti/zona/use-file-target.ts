import { type ClipboardEvent, type DragEvent, useState } from 'react';
import { pastedFiles } from './pasted-files';

/** Words of the clipboard go into the field that has the focus; Office puts a picture of them beside them. */
const isForField = ({ target, clipboardData }: ClipboardEvent) =>
  (target as Element).matches('input, textarea') && (clipboardData.getData('text/plain') ?? '') !== '';

/** Dialogs stand elsewhere in the page, but their events arrive here as well. */
const isInside = ({ currentTarget, target }: DragEvent | ClipboardEvent) =>
  currentTarget.contains(target as Node);

/** Whether files are held over a place right now, and what makes it take those that are dropped onto it or pasted into it. */
export function useFileTarget(writable: boolean, onFiles: (files: readonly File[]) => void) {
  const [over, setOver] = useState(false);
  return {
    over,
    handlers: {
      onPaste: (event: ClipboardEvent) => {
        if (!writable || !isInside(event) || isForField(event)) return;
        const files = pastedFiles(event.clipboardData);
        if (files.length === 0) return;
        event.preventDefault();
        onFiles(files);
      },
      onDrop: (event: DragEvent) => {
        setOver(false);
        const files = [...event.dataTransfer.files];
        if (files.length === 0) return;
        // Else the browser leaves the page for the file, also where nobody writes.
        event.preventDefault();
        if (writable && isInside(event)) onFiles(files);
      },
      onDragOver: (event: DragEvent) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(writable && isInside(event));
      },
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false);
      },
    },
  };
}
