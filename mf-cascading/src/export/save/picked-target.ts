import type { FileKind, SaveTarget } from './save-target';

interface PickOptions {
  readonly suggestedName: string;
  readonly types: readonly { readonly accept: Readonly<Record<string, readonly string[]>> }[];
}

type PickingWindow = Window & {
  showSaveFilePicker?: (options: PickOptions) => Promise<FileSystemFileHandle>;
};

/** Whether this browser lets a page write straight into a file that the user picks. */
export const canPickFile = (): boolean => 'showSaveFilePicker' in window;

/** Asks for a file and writes straight into it; closing the file dialog ends the export with an AbortError. */
export async function pickedTarget({ name, type }: FileKind): Promise<SaveTarget> {
  const ending = name.slice(name.lastIndexOf('.'));
  const file = await (window as PickingWindow).showSaveFilePicker?.({
    suggestedName: name,
    types: [{ accept: { [type]: [ending] } }],
  });
  if (file === undefined) throw new Error('The browser cannot pick files');
  const stream = await file.createWritable();
  return {
    write: (part) => stream.write(part),
    finish: () => stream.close(),
    discard: () => stream.abort(),
  };
}
