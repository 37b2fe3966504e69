import { rencanaAksiFields, subKegiatanRencanaAksiFields } from '@selaras/contracts';
import { triwulanWord } from '@selaras/domain';
import { type DetailDescription, defineDetail, viewsOf } from '@selaras/resource/core';
import { ownerView } from '../kinerja/owner-view';
import { QuarterReport } from './quarter-report';
import {
  type RencanaAksi,
  type RencanaAksiRow,
  realisasiAddress,
  rencanaAksiPd,
  rencanaAksiRpjmd,
} from './rencana-aksi';
import { allTriwulan, capaianTriwulan } from './triwulan';

const { fact } = viewsOf({ fields: rencanaAksiFields });

const detailOf = (resource: RencanaAksi): DetailDescription<RencanaAksiRow> =>
  defineDetail<RencanaAksiRow>({
    resource,
    title: ({ rencana_aksi }) => rencana_aksi,
    links: ({ id, isi_realisasi }, here) =>
      isi_realisasi ? [{ label: 'Isi realisasi', path: realisasiAddress(id, here) }] : [],
    measures: (row) =>
      allTriwulan.map((tw) => ({
        label: triwulanWord(tw),
        satuan: row.satuan,
        ...capaianTriwulan(row, tw),
      })),
    sections: [
      {
        title: 'Rencana aksi',
        facts: (row) => [
          { term: 'Satuan kerja', value: row.satuan_kerja.satuan_kerja_nama, wide: true },
          { term: 'Sasaran', value: row.induk.sasaran, wide: true },
          { term: 'Indikator sasaran', value: row.induk.indikator, wide: true },
          fact(row, 'indikator'),
          fact(row, 'satuan'),
          fact(row, 'polaritas'),
          { term: 'Pengampu', value: ownerView(row) },
          fact(row, 'anggaran'),
          {
            term: subKegiatanRencanaAksiFields.kinerja_sub_kegiatan_id.label,
            value:
              row.kinerja_sub_kegiatan &&
              [row.sub_kegiatan?.kode, row.kinerja_sub_kegiatan.indikator].filter(Boolean).join(' '),
            wide: true,
          },
        ],
      },
      {
        title: 'Kendala, tindak lanjut dan eviden',
        draw: (row) => <QuarterReport row={row} />,
      },
    ],
  });

export const detailPd = detailOf(rencanaAksiPd);
export const detailRpjmd = detailOf(rencanaAksiRpjmd);
