import { apiClient, endpointsOf } from '@selaras/api-client';
import { type pegawaiImportCalls, pegawaiImportRoutes } from '@selaras/contracts';
import { type ImportKind, importTools } from '@selaras/resource/import';

const endpoints = endpointsOf<typeof pegawaiImportCalls>(pegawaiImportRoutes);

const kind: ImportKind = {
  jenis: 'pegawai',
  title: 'Impor pegawai',
  description:
    'Pegawai satu satuan kerja dari lembar kerja. Templat berisi pegawai yang sudah tercatat: ubah atau tambah barisnya, lalu kirim kembali. Sel kosong tidak mengubah apa pun.',
  kode: 'NIP',
  data: 'data pegawai',
  templatePerUnit: true,
  preview: (file, satuan_kerja_id) =>
    apiClient.request(endpoints.preview, { query: { satuan_kerja_id, nama_file: file.name }, file }),
  template: (satuanKerjaId) =>
    apiClient.file(endpoints.template, { query: { satuan_kerja_id: satuanKerjaId ?? 0 } }),
};

export const pegawaiImport = importTools(kind);
