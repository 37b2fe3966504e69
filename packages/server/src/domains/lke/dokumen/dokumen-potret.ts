import { dokumenFields, jenisDokumen, type PublicDokumen } from '@selaras/contracts';
import { formatBytes, formatDate, jenisDokumenWords, tahunDokumen } from '@selaras/domain';
import type { FastifyInstance } from 'fastify';
import { ALL_ROWS } from '../../../kit/paging/read-page';
import { jumlah, tabel } from '../../../kit/potret/potret-parts';
import { type PotretAsked, type ReadPotret, registerPotret } from '../../../kit/potret/potret-source';
import { listPublicDokumen } from './public-dokumen-repository';

const LKIP = 1;

const published = async ({ db, satuan_kerja_id, tahun }: PotretAsked, jenis: number) =>
  (await listPublicDokumen(db, { jenis, tahun, page: ALL_ROWS, satuan_kerja_id })).data;

const factsOf = (one: PublicDokumen): (string | number | null)[] => [
  tahunDokumen(one),
  one.judul,
  formatDate(one.diunggah),
  one.nomor,
  formatBytes(one.ukuran),
];
const facts = ['Tahun', dokumenFields.judul.label, 'Dipublikasikan', 'Versi', 'Ukuran'];

/** Performance documents of a unit that the public sees. */
const dokumenPotret: ReadPotret = async (asked) => {
  const kinds = [];
  for (const jenis of jenisDokumen) kinds.push({ jenis, daftar: await published(asked, jenis) });
  const there = kinds.filter(({ daftar }) => daftar.length > 0);
  if (there.length === 0) return null;
  return {
    judul: `Dokumen kinerja ${asked.tahun}`,
    kalimat: `${there.length} dari ${kinds.length} jenis dokumen kinerja sudah dipublikasikan.`,
    angka: [jumlah('Jenis dokumen yang dipublikasikan', there.length, kinds.length)],
    tabel: [
      tabel(
        'Dokumen',
        ['Jenis', ...facts],
        kinds.flatMap(({ jenis, daftar }): (string | number | null)[][] =>
          daftar.length === 0
            ? [[jenisDokumenWords[jenis].nama, null, 'belum dipublikasikan', null, null, null]]
            : daftar.map((one) => [jenisDokumenWords[jenis].nama, ...factsOf(one)]),
        ),
      ),
    ],
    halaman: 'dokumen',
  };
};

/** The performance report that a unit published; nothing before there is one. */
const lkipPotret: ReadPotret = async (asked) => {
  const daftar = await published(asked, LKIP);
  const [newest] = daftar;
  if (newest === undefined) return null;
  return {
    judul: `Laporan kinerja ${asked.tahun}`,
    kalimat: `Laporan kinerja dipublikasikan pada ${formatDate(newest.diunggah)} (versi ${newest.nomor}).`,
    angka: [jumlah('Laporan yang dipublikasikan', daftar.length)],
    tabel: [tabel('Laporan kinerja', facts, daftar.map(factsOf))],
    halaman: 'dokumen',
  };
};

export function registerDokumenPotret(app: FastifyInstance): void {
  registerPotret(app, 'dokumen', dokumenPotret);
  registerPotret(app, 'lkip', lkipPotret);
}
