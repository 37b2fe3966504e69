import { kamusIndikatorFungsionalEntity } from '@selaras/contracts';
import { defineDetail, viewsOf } from '@selaras/resource/core';
import { type KamusFungsionalRow, kamusFungsional, SUB_KEGIATAN } from './kamus-fungsional';
import { SubKegiatanList } from './sub-kegiatan-list';

const { fact } = viewsOf(kamusIndikatorFungsionalEntity);

export const detail = defineDetail<KamusFungsionalRow>({
  resource: kamusFungsional,
  title: ({ indikator }) => indikator,
  sections: [
    {
      title: 'Keluaran',
      facts: (row) => [
        { ...fact(row, 'jabatan'), wide: true },
        fact(row, 'satuan'),
        { term: 'Satuan kerja', value: row.satuan_kerja.satuan_kerja_nama },
        fact(row, 'keterangan'),
      ],
    },
    {
      title: SUB_KEGIATAN,
      draw: ({ kinerja_sub_kegiatan }) => <SubKegiatanList items={kinerja_sub_kegiatan} />,
    },
  ],
});
