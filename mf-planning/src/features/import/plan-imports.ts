import { apiClient, endpointsOf } from '@selaras/api-client';
import { type planImportCalls, planImportRoutes } from '@selaras/contracts';
import type { ImportKind } from '@selaras/resource/import';

const endpoints = endpointsOf<typeof planImportCalls>(planImportRoutes);

/** Programmes, activities and sub-activities with the ministry's codes. */
export const nomenklaturImport: ImportKind = {
  jenis: 'nomenklatur',
  title: 'Impor nomenklatur',
  description:
    'Program, kegiatan dan sub kegiatan dari lembar kerja dengan kode Kemendagri. Tidak ada yang ditulis sebelum Anda menjalankannya.',
  kode: 'Kode',
  data: 'data tahun ini',
  templatePerUnit: false,
  preview: (file, satuan_kerja_id) =>
    apiClient.request(endpoints.previewNomenklatur, {
      query: { satuan_kerja_id, nama_file: file.name },
      file,
    }),
  template: () => apiClient.file(endpoints.nomenklaturTemplate, {}),
};

/** A unit's whole cascade in one sheet. */
export const kaskadeImport: ImportKind = {
  jenis: 'kaskade',
  title: 'Impor kaskade',
  description:
    'Sasaran PD sampai sub kegiatan dalam satu lembar kerja. Templat berisi kaskade yang sudah ada: ubah atau tambah barisnya, lalu kirim kembali.',
  kode: 'Kode',
  data: 'data tahun ini',
  templatePerUnit: true,
  preview: (file, satuan_kerja_id) =>
    apiClient.request(endpoints.previewCascade, { query: { satuan_kerja_id, nama_file: file.name }, file }),
  template: (satuanKerjaId) =>
    apiClient.file(endpoints.cascadeTemplate, { query: { satuan_kerja_id: satuanKerjaId ?? 0 } }),
};
