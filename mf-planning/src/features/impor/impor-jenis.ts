import { apiClient, type Endpoint } from '@selaras/api-client';
import type { imporCalls, JenisImpor } from '@selaras/contracts';
import { imporEndpoints } from './impor-endpoints';

type Pratinjau = (typeof imporCalls)['previewNomenklatur' | 'previewCascade'];

/** One kind of file that can be imported, in the words of its page and with its calls. */
export interface JenisBerkas {
  readonly jenis: JenisImpor;
  readonly title: string;
  readonly description: string;
  readonly pratinjau: Endpoint<Pratinjau>;
  /** The template depends on the unit: it holds what the unit has. */
  readonly templatPerUnit: boolean;
  templat(satuanKerjaId: number | null): Promise<Blob>;
}

export const nomenklatur: JenisBerkas = {
  jenis: 'nomenklatur',
  title: 'Impor nomenklatur',
  description:
    'Program, kegiatan dan sub kegiatan dari lembar kerja dengan kode Kemendagri. Tidak ada yang ditulis sebelum Anda menjalankannya.',
  pratinjau: imporEndpoints.previewNomenklatur,
  templatPerUnit: false,
  templat: () => apiClient.file(imporEndpoints.nomenklaturTemplate, {}),
};

export const kaskade: JenisBerkas = {
  jenis: 'kaskade',
  title: 'Impor kaskade',
  description:
    'Sasaran PD sampai sub kegiatan dalam satu lembar kerja. Templat berisi kaskade yang sudah ada: ubah atau tambah barisnya, lalu kirim kembali.',
  pratinjau: imporEndpoints.previewCascade,
  templatPerUnit: true,
  templat: (satuanKerjaId) =>
    apiClient.file(imporEndpoints.cascadeTemplate, { query: { satuan_kerja_id: satuanKerjaId ?? 0 } }),
};
