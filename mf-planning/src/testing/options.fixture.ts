import type { FakeAnswer, SentRequest } from '@selaras/api-client/testing';
import type { Option, PengampuOption } from '@selaras/contracts';

const lists: Readonly<Record<string, Option[] | PengampuOption[]>> = {
  'satuan-kerja': [
    { value: 1012, label: 'Dinas Kesehatan' },
    { value: 1013, label: 'RSUD Tirtaraya' },
  ],
  program: [
    { value: 31, label: '1.02.02 Program Upaya Kesehatan' },
    { value: 32, label: '1.02.03 Program Sumber Daya Kesehatan' },
  ],
  'pengampu/unit-kerja': [
    {
      value: 51,
      label: 'Kepala Bidang Kesehatan Masyarakat',
      orang: [{ nama: 'Siti Rahmawati', jenis: 'plt' }],
    },
  ],
  'pengampu/tim-kerja': [{ value: 61, label: 'Tim Gizi', orang: [{ nama: 'Budi Santoso', jenis: null }] }],
  'indikator/kinerja-program': [{ value: 1, label: 'Cakupan pelayanan ibu hamil' }],
  'sasaran/kinerja-program': [{ value: 1, label: 'Meningkatnya kesehatan ibu' }],
};

/** Answers the option lists; null for any other call. */
export function optionAnswer({ url }: SentRequest): FakeAnswer | null {
  const [, name] = url.split('/api/option/');
  return name === undefined ? null : { data: lists[name] ?? [] };
}
