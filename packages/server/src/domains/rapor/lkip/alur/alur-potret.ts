import {
  formatDate,
  keadaanLkipWords,
  langkahLkip,
  langkahLkipWords,
  type PelakuLkip,
} from '@selaras/domain';
import type { FastifyInstance } from 'fastify';
import { jumlah, tabel } from '../../../../kit/potret/potret-parts';
import { type ReadPotret, registerPotret } from '../../../../kit/potret/potret-source';
import { findAlur, listLangkah } from '../akses/alur-repository';
import { countTerbuka } from './komentar-repository';

/** Who took a step, without a name: what is put forward as evidence is kept and shown to others. */
const pelakuWords: Readonly<Record<PelakuLkip, string>> = {
  penulis: 'Penyusun',
  pereviu: 'Inspektorat',
  pengesah: 'Pimpinan',
  pembuka: 'Pemerintah kabupaten',
};

/** The way of a unit's report, step by step with its dates; nothing before it was handed in. */
const alurPotret: ReadPotret = async ({ db, satuan_kerja_id, tahun }) => {
  const { id, keadaan } = await findAlur(db, { satuan_kerja_id, tahun });
  const langkah = (await listLangkah(db, id)).reverse();
  const last = langkah.at(-1);
  if (id === null || last === undefined) return null;
  const { terbuka } = await countTerbuka(db, id);
  return {
    judul: `Penyusunan laporan kinerja ${tahun}`,
    kalimat: `Keadaan laporan kinerja sejak ${formatDate(last.waktu)}: ${keadaanLkipWords[keadaan].toLowerCase()}.`,
    angka: [
      jumlah('Langkah yang sudah ditempuh', langkah.length),
      jumlah('Catatan reviu belum selesai', terbuka),
    ],
    tabel: [
      tabel(
        'Langkah laporan kinerja',
        ['Langkah', 'Tanggal', 'Oleh', 'Keterangan', 'Nomor', 'Tanggal surat', 'Sidik berkas (SHA-256)'],
        langkah.map((one) => [
          langkahLkipWords[one.langkah].catatan,
          formatDate(one.waktu),
          pelakuWords[langkahLkip[one.langkah].oleh],
          one.catatan,
          one.nomor,
          one.tanggal === null ? null : formatDate(one.tanggal),
          one.berkas?.sha256 ?? null,
        ]),
      ),
    ],
    halaman: 'lkip.bab-3',
  };
};

export function registerAlurPotret(app: FastifyInstance): void {
  registerPotret(app, 'alur-lkip', alurPotret);
}
