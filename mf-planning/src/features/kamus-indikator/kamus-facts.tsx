import type { AnswerOf, kamusIndikatorCalls } from '@selaras/contracts';
import {
  formatDateTime,
  jenisIndikatorWords,
  konsolidasiWords,
  leadLagWords,
  polaritasMeanings,
  tingkatPohonWords,
} from '@selaras/domain';
import type { DetailSection } from '@selaras/resource/core';
import { type Definition, Formula } from '@selaras/ui';
import { PutusanBadge } from '../validasi-bappeda/putusan';

/** What a list, a detail and the queue of Bappeda's know alike of an entry. */
export type Kamus = AnswerOf<typeof kamusIndikatorCalls.queue>['data'][number];

/** Own and ministry's indicator, what they mean and how they are counted. */
export const kamusSections: readonly DetailSection<Kamus>[] = [
  {
    title: 'Indikator',
    facts: ({ level, indikator, indikator_kemendagri, jenis, tujuan, satuan_kerja }) => [
      { term: 'Indikator sendiri', value: indikator, wide: true },
      { term: 'Indikator menurut Kemendagri', value: indikator_kemendagri, wide: true },
      { term: 'Tingkat', value: tingkatPohonWords[level] },
      { term: 'Jenis', value: jenis && jenisIndikatorWords[jenis] },
      { term: 'Satuan kerja', value: satuan_kerja.satuan_kerja_nama },
      { term: 'Tujuan', value: tujuan, wide: true },
    ],
  },
  {
    title: 'Pengukuran',
    facts: ({ definisi, formula, satuan, polaritas, konsolidasi_periode }) => [
      { term: 'Definisi', value: definisi, wide: true },
      { term: 'Formula', value: formula && <Formula source={formula} />, wide: true },
      { term: 'Satuan', value: satuan },
      { term: 'Polaritas', value: polaritas && polaritasMeanings[polaritas] },
      {
        term: 'Konsolidasi periode',
        value: konsolidasi_periode && konsolidasiWords[konsolidasi_periode],
      },
    ],
  },
  {
    title: 'Data dan pelaporan',
    facts: (row) => [
      { term: 'Sumber data', value: row.sumber_data, wide: true },
      { term: 'Penanggung jawab', value: row.penanggung_jawab },
      { term: 'Frekuensi pengumpulan', value: row.frekuensi },
      { term: 'Periode pelaporan', value: row.periode_pelaporan },
      { term: 'Lead/lag', value: row.lead_lag && leadLagWords[row.lead_lag] },
      { term: 'Tingkat kendali', value: row.tingkat_kendali },
    ],
  },
];

/** Bappeda's verdict with who gave it; after a change of the entry only its note is left. */
export const putusanFacts = ({
  validasi,
  catatan,
  validator,
  waktu,
}: Pick<Kamus, 'validasi' | 'catatan' | 'validator' | 'waktu'>): readonly Definition[] => [
  { term: 'Validasi Bappeda', value: <PutusanBadge putusan={validasi} catatan={catatan} /> },
  ...(waktu === null
    ? []
    : [
        {
          term: 'Dinilai',
          value: `${formatDateTime(waktu)}${validator === null ? '' : ` oleh ${validator}`}`,
        },
      ]),
  {
    term: validasi === 'belum' ? 'Catatan terakhir' : 'Catatan',
    value: catatan,
    wide: true,
  },
];
