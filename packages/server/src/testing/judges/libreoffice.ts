import { existsSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ask } from './debian-tools';

/** Opens a text document in LibreOffice as a person would, and answers the path of the PDF that it prints of it. */
export function printWithLibreOffice(path: string, folder: string): string {
  const { said } = ask('soffice', [
    '--headless',
    `-env:UserInstallation=${pathToFileURL(join(folder, 'profil')).href}`,
    '--convert-to',
    'pdf',
    '--outdir',
    folder,
    path,
  ]);
  const printed = join(folder, `${basename(path, extname(path))}.pdf`);
  if (!existsSync(printed)) throw new Error(`LibreOffice printed nothing: ${said}`);
  return printed;
}
