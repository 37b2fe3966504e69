import { apiClient, type Endpoint } from '@selaras/api-client';
import type { ImportSubject, importCalls } from '@selaras/contracts';
import { importEndpoints } from './import-endpoints';

type Preview = (typeof importCalls)['previewNomenklatur' | 'previewCascade'];

/** One kind of file that can be imported, in the words of its page and with its calls. */
export interface ImportKind {
  readonly jenis: ImportSubject;
  readonly title: string;
  readonly description: string;
  readonly preview: Endpoint<Preview>;
  /** The template depends on the unit: it holds what the unit has. */
  readonly templatePerUnit: boolean;
  template(satuanKerjaId: number | null): Promise<Blob>;
}

const nomenklatur: ImportKind = {
  jenis: 'nomenklatur',
  title: 'Impor nomenklatur',
  description:
    'Program, kegiatan dan sub kegiatan dari lembar kerja dengan kode Kemendagri. Tidak ada yang ditulis sebelum Anda menjalankannya.',
  preview: importEndpoints.previewNomenklatur,
  templatePerUnit: false,
  template: () => apiClient.file(importEndpoints.nomenklaturTemplate, {}),
};

const kaskade: ImportKind = {
  jenis: 'kaskade',
  title: 'Impor kaskade',
  description:
    'Sasaran PD sampai sub kegiatan dalam satu lembar kerja. Templat berisi kaskade yang sudah ada: ubah atau tambah barisnya, lalu kirim kembali.',
  preview: importEndpoints.previewCascade,
  templatePerUnit: true,
  template: (satuanKerjaId) =>
    apiClient.file(importEndpoints.cascadeTemplate, { query: { satuan_kerja_id: satuanKerjaId ?? 0 } }),
};

export const importKinds: Readonly<Record<ImportSubject, ImportKind>> = { nomenklatur, kaskade };
