import { kinerjaLangkahAksiEntity } from '@selaras/contracts';
import { allTriwulan, capaianOf, kalimatAsal, statusCapaianOf, triwulanWord } from '@selaras/domain';
import type { Row } from '@selaras/resource/core';
import { defineDetail, viewsOf } from '@selaras/resource/core';
import { detailPage, prepareDetail } from '@selaras/resource/detail';
import { AnggotaTable } from './anggota-table';
import { kinerjaLangkahAksi } from './kinerja-langkah-aksi';
import { TeamLinks } from './team-links';

const { fact } = viewsOf(kinerjaLangkahAksiEntity);

type LangkahAksiRow = Row<typeof kinerjaLangkahAksi>;

const quarterly = (row: LangkahAksiRow) =>
  allTriwulan.map((tw) => {
    const [target, realisasi] = [row[`target_tw${tw}`], row[`realisasi_tw${tw}`]];
    const capaian = capaianOf({ polaritas: 'maximize', target, realisasi });
    return {
      label: triwulanWord(tw),
      target,
      realisasi,
      capaian,
      satuan: row.satuan,
      status: statusCapaianOf(capaian, false),
    };
  });

export const detail = defineDetail<LangkahAksiRow>({
  resource: kinerjaLangkahAksi,
  title: ({ indikator }) => indikator,
  measures: quarterly,
  sections: [
    {
      title: 'Langkah aksi',
      facts: (row) => [
        { term: 'Satuan kerja', value: row.satuan_kerja.satuan_kerja_nama, wide: true },
        { term: 'Kinerja sub kegiatan', value: row.kinerja_sub_kegiatan.indikator, wide: true },
        {
          term: 'Sub kegiatan',
          value: row.sub_kegiatan && `${row.sub_kegiatan.kode} ${row.sub_kegiatan.nama}`,
          wide: true,
        },
        ...(row.tim.length > 0 ? [{ term: 'Tim kerja', value: <TeamLinks row={row} />, wide: true }] : []),
        fact(row, 'sasaran'),
        fact(row, 'indikator'),
        fact(row, 'satuan'),
        fact(row, 'anggaran'),
        {
          term: 'Memperbaiki penyebab',
          value:
            row.penyebab_kegagalan &&
            `${triwulanWord(row.penyebab_kegagalan.triwulan)}: ${row.penyebab_kegagalan.penyebab}`,
          wide: true,
        },
        ...row.asal_realisasi.map((asal) => ({
          term: `Realisasi ${triwulanWord(asal.triwulan)}`,
          value: kalimatAsal(asal),
          wide: true,
        })),
      ],
    },
    {
      title: 'Anggota tim',
      draw: ({ anggota }) => <AnggotaTable anggota={anggota} />,
    },
  ],
});

export const Page = detailPage(detail);
export const prepare = prepareDetail(detail);
