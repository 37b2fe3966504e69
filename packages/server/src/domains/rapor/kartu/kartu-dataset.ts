import { idSchema, type RaporRow, triwulanSchema } from '@selaras/contracts';
import { formatPercent, kalimatRapor, keadaanRaporWords, triwulanTitle } from '@selaras/domain';
import { z } from 'zod';
import {
  angka,
  capaianColumn,
  column,
  datasetTable,
  idColumn,
  measureColumns,
  rupiah,
} from '../../../kit/open-data/dataset-table';
import { defineDataset } from '../../../kit/open-data/define-dataset';
import { PAGE } from './kartu-page-text';
import { findPublicRows } from './public-rows';
import { readPublik } from './read-publik';

const columns = [
  idColumn<RaporRow>(({ id }) => `sub-kegiatan-${id}`),
  column<RaporRow>(
    'kode',
    'Kode',
    'Kode sub kegiatan pada nomenklatur; kosong bila tidak ada.',
    ({ kode }) => kode,
  ),
  column<RaporRow>(
    'sub_kegiatan',
    'Sub kegiatan',
    'Nama pada nomenklatur; kosong bila tidak ada.',
    ({ nama }) => nama,
  ),
  column<RaporRow>('sasaran', 'Sasaran', 'Yang hendak dicapai.', ({ sasaran }) => sasaran),
  ...measureColumns<RaporRow>(),
  column<RaporRow>(
    'target',
    'Target',
    'Target triwulan ini, dalam satuan baris ini.',
    ({ target }) => target,
    angka,
  ),
  column<RaporRow>(
    'realisasi',
    'Realisasi',
    'Hasil triwulan ini; kosong selama belum dilaporkan.',
    ({ realisasi }) => realisasi,
    angka,
  ),
  capaianColumn<RaporRow>(),
  column<RaporRow>(
    'keadaan',
    'Keadaan',
    'Tercapai: capaian 100 persen atau lebih.',
    ({ keadaan }) => keadaanRaporWords[keadaan],
  ),
  column<RaporRow>('anggaran', 'Anggaran', 'Anggaran triwulan ini.', ({ anggaran }) => anggaran, rupiah),
  column<RaporRow>(
    'realisasi_anggaran',
    'Realisasi anggaran',
    'Belanja triwulan ini; kosong selama belum dilaporkan.',
    ({ realisasi_anggaran }) => realisasi_anggaran,
    rupiah,
  ),
];

/** A unit's public report card with every sub-activity that it counts, for everybody to use (ADR 67). */
export const kartuDataset = defineDataset(
  `${PAGE}{triwulan}/{satuanKerjaId}`,
  z.object({ triwulan: triwulanSchema, satuanKerjaId: idSchema }),
  async ({ db, tahun, query: { triwulan, satuanKerjaId } }) => {
    const asked = { tahun, triwulan, satuan_kerja_id: satuanKerjaId };
    const { satuan_kerja, ringkasan } = await readPublik(db, asked);
    const data = await findPublicRows(db, asked);
    const { satuan_kerja_id, satuan_kerja_nama } = satuan_kerja;
    return {
      judul: `Rapor kinerja ${satuan_kerja_nama}, ${triwulanTitle(triwulan).toLowerCase()} ${tahun}`,
      kalimat: `${kalimatRapor(ringkasan, 'sub kegiatan')}.`,
      satuanKerja: { satuan_kerja_id, satuan_kerja_nama },
      utama: [
        { label: 'Capaian rapor', teks: formatPercent(ringkasan.capaian) },
        { label: 'Serapan anggaran', teks: formatPercent(ringkasan.serapan) },
      ],
      ...datasetTable(columns, data),
      grafik: null,
    };
  },
);
