import type { KeptFile } from '@selaras/contracts';
import type { OwnField } from '@selaras/resource/core';
import { FieldSkeleton, latePart } from '@selaras/ui';

/** Comes after the form: sending files is nothing that anybody begins with. */
const EvidenFiles = latePart(
  async () => (await import('./eviden-files')).EvidenFiles,
  () => <FieldSkeleton />,
);

/** Files that prove a quarter; the form holds them by name, a save sends their ids. */
export const evidenFilesField = <const Name extends `berkas_tw${1 | 2 | 3 | 4}_ids`>(
  name: Name,
  label: string,
): OwnField<Name> => ({
  kind: 'own',
  names: [name],
  blank: { [name]: [] },
  label,
  required: false,
  Component: EvidenFiles,
  read: (_, row: Readonly<Record<string, unknown>>) => row[name.replace(/_ids$/, '')],
  write: (berkas: readonly KeptFile[]) => berkas.map(({ id }) => id),
  words: (_, berkas) => (berkas as readonly KeptFile[]).map(({ nama }) => `• ${nama}`).join('\n') || '-',
});
