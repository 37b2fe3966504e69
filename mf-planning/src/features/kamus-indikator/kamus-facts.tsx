import { type AnswerOf, type kamusIndikatorCalls, kamusIndikatorEntity } from '@selaras/contracts';
import { type DetailSection, viewsOf } from '@selaras/resource/core';
import { type Definition, Formula, latePart } from '@selaras/ui';
import { ValidasiBadge } from '../validasi-bappeda/putusan';

/** Only an opened entry tells a time: a list of them does without the library of dates. */
const Dinilai = latePart(async () => (await import('./dinilai')).Dinilai);

const { fact } = viewsOf(kamusIndikatorEntity);

/** What a list, a detail and the queue of Bappeda's know alike of an entry. */
export type Kamus = AnswerOf<typeof kamusIndikatorCalls.queue>['data'][number];

/** Own and ministry's indicator, what they mean and how they are counted. */
export const kamusSections: readonly DetailSection<Kamus>[] = [
  {
    title: 'Indikator',
    facts: (row) => [
      { term: 'Indikator sendiri', value: row.indikator, wide: true },
      fact(row, 'indikator_kemendagri'),
      fact(row, 'level'),
      fact(row, 'jenis'),
      { term: 'Satuan kerja', value: row.satuan_kerja.satuan_kerja_nama },
      fact(row, 'tujuan'),
    ],
  },
  {
    title: 'Pengukuran',
    facts: (row) => [
      fact(row, 'definisi'),
      { ...fact(row, 'formula'), value: row.formula && <Formula source={row.formula} /> },
      fact(row, 'satuan'),
      fact(row, 'polaritas'),
      fact(row, 'konsolidasi_periode'),
    ],
  },
  {
    title: 'Data dan pelaporan',
    facts: (row) => [
      fact(row, 'sumber_data'),
      fact(row, 'penanggung_jawab'),
      fact(row, 'frekuensi'),
      fact(row, 'periode_pelaporan'),
      fact(row, 'lead_lag'),
      fact(row, 'tingkat_kendali'),
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
  { term: 'Validasi Bappeda', value: <ValidasiBadge putusan={validasi} catatan={catatan} /> },
  ...(waktu === null
    ? []
    : [
        {
          term: 'Dinilai',
          value: <Dinilai waktu={waktu} validator={validator} />,
        },
      ]),
  {
    term: validasi === 'belum' ? 'Catatan terakhir' : 'Catatan',
    value: catatan,
    wide: true,
  },
];
