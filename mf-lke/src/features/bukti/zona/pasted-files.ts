import { formatZoned } from '@selaras/domain';

/** Files of a paste; a picture from the clipboard gets a name that tells it from others. */
export function pastedFiles(data: DataTransfer, now = new Date()): File[] {
  return [...data.files].map((file) => {
    if (file.name !== 'image.png') return file;
    return new File([file], `Tempelan ${formatZoned(now, 'YYYY-MM-DD HH.mm.ss')}.png`, { type: file.type });
  });
}
