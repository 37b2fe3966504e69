import { lkipReviuActs, type Tujuan } from '@selaras/contracts';
import { type BabLkip, bagianLkipWords, isNaskahTerbuka, type LangkahLkip } from '@selaras/domain';
import { can } from '@selaras/roles';
import type { FastifyInstance } from 'fastify';
import {
  ISI_PEKERJAAN,
  type PekerjaanAsked,
  pekerjaanOf,
  type ReadPekerjaan,
  registerPekerjaan,
  tujuanOf,
} from '../../../kit/hari-ini/pekerjaan-source';
import { visibilityOf } from '../../../kit/visibility/visibility';
import { findAlur, listKekurangan } from '../lkip/akses/alur-repository';
import { mayWrite, type Pemilik } from '../lkip/akses/pemilik';
import { countTerbuka } from '../lkip/alur/komentar-repository';
import { langkahOf } from '../lkip/alur/pelaku';
import { listAntrean } from '../lkip/alur/reviu-repository';
import { findTanpaNarasi } from '../lkip/narasi/tanpa-narasi';

/** What of the annual reports waits for their authors and for who reviews them. */
export function registerRaporPekerjaan(app: FastifyInstance): void {
  registerPekerjaan(app, laporanSendiri);
  registerPekerjaan(app, laporanDireviu);
}

const pageOfBab: Readonly<Record<BabLkip, string>> = {
  I: 'lkip.bab-1',
  II: 'lkip.bab-2',
  III: 'lkip.bab-3',
  IV: 'lkip.bab-3',
  lampiran: 'lkip.bab-3',
};

/** The own report of somebody who writes: his unit's, or the regency's where he has no unit. */
const laporanSendiri: ReadPekerjaan = async (asked) => {
  const pemilik: Pemilik = { satuan_kerja_id: asked.actor.satuan_kerja_id, tahun: asked.tahun };
  return mayWrite(asked.actor, pemilik) ? laporanOf(asked, pemilik) : [];
};

async function laporanOf({ db, actor }: PekerjaanAsked, pemilik: Pemilik) {
  const { id, keadaan } = await findAlur(db, pemilik);
  const own: Tujuan['saring'] =
    pemilik.satuan_kerja_id === null ? {} : { satuan_kerja_id: pemilik.satuan_kerja_id };
  if (!isNaskahTerbuka(keadaan)) return langkahBerikut(langkahOf(actor, pemilik, keadaan), own);
  const [kekurangan, tanpa_narasi, belum_dijawab] = await Promise.all([
    listKekurangan(db, id),
    findTanpaNarasi(db, pemilik, visibilityOf(actor)),
    id === null ? 0 : countTerbuka(db, id).then((counted) => counted.belum_dijawab),
  ]);
  return [
    ...pekerjaanOf({
      kunci: 'rapor.lkip-reviu-dijawab',
      judul: 'Catatan reviu LKIP belum dijawab',
      jumlah: belum_dijawab,
      tujuan: tujuanOf('lkip.bab-1', {}, own),
    }),
    ...pekerjaanOf({
      kunci: 'rapor.lkip-bagian',
      judul: 'Bagian LKIP belum ditulis',
      jumlah: kekurangan.length,
      tujuan: tujuanOf(
        pageOfBab[kekurangan[0] === undefined ? 'I' : bagianLkipWords[kekurangan[0]].bab],
        {},
        own,
      ),
      isi: kekurangan.slice(0, ISI_PEKERJAAN).map((kode) => {
        const { judul, bab } = bagianLkipWords[kode];
        return { nama: judul, sejak: null, tujuan: tujuanOf(pageOfBab[bab], {}, own) };
      }),
    }),
    ...pekerjaanOf({
      kunci: 'rapor.lkip-narasi',
      judul: 'LKIP belum memuat narasi capaian',
      jumlah: tanpa_narasi ? 1 : 0,
      tujuan: tujuanOf(pemilik.satuan_kerja_id === null ? 'lkip.narasi-pemda' : 'lkip.narasi-pd', {}, own),
    }),
  ];
}

const langkahWords: Readonly<Partial<Record<LangkahLkip, string>>> = {
  formalkan: 'LKIP selesai direviu dan menunggu diformalkan',
  publikasikan: 'LKIP sudah diformalkan dan menunggu dipublikasikan',
  sampaikan: 'LKIP sudah dipublikasikan dan menunggu disampaikan',
};

/** The step by which a report that is no longer written goes on. */
const langkahBerikut = (langkah: readonly LangkahLkip[], own: Tujuan['saring']) =>
  langkah.flatMap((name) => {
    const judul = langkahWords[name];
    return judul === undefined
      ? []
      : pekerjaanOf({
          kunci: `rapor.lkip-${name}`,
          judul,
          jumlah: 1,
          tujuan: tujuanOf('lkip.bab-1', {}, own),
        });
  });

/** Reports that were handed in for review, never that of the own unit, the one that waits longest first. */
const laporanDireviu: ReadPekerjaan = async ({ db, actor, tahun }) => {
  if (!can(actor, lkipReviuActs.antrean)) return [];
  const { data, total } = await listAntrean(db, { tahun, page: 1, menungguDia: actor });
  return pekerjaanOf({
    kunci: 'rapor.lkip-direviu',
    judul: 'LKIP menunggu reviu',
    antrean: true,
    jumlah: total,
    tujuan: tujuanOf('lkip.reviu'),
    isi: data.slice(0, ISI_PEKERJAAN).map(({ satuan_kerja, sejak }) => ({
      nama: satuan_kerja?.satuan_kerja_nama ?? 'Pemerintah kabupaten',
      sejak,
      tujuan: tujuanOf('lkip.reviu'),
    })),
  });
};
