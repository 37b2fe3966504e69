import { defineDetail } from '@selaras/resource/core';
import { type KamusFungsionalRow, kamusFungsional } from './kamus-fungsional';
import { SubKegiatanList } from './sub-kegiatan-list';

export const detail = defineDetail<KamusFungsionalRow>({
  resource: kamusFungsional,
  title: ({ indikator }) => indikator,
  sections: [
    {
      title: 'Keluaran',
      facts: ({ jabatan, satuan, satuan_kerja, keterangan }) => [
        { term: 'Jabatan fungsional', value: jabatan, wide: true },
        { term: 'Satuan', value: satuan },
        { term: 'Satuan kerja', value: satuan_kerja.satuan_kerja_nama },
        { term: 'Keterangan', value: keterangan, wide: true },
      ],
    },
    {
      title: 'Sub kegiatan yang didukung',
      draw: ({ kinerja_sub_kegiatan }) => <SubKegiatanList items={kinerja_sub_kegiatan} />,
    },
  ],
});
