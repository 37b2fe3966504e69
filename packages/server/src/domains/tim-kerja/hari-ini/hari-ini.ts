import { validasiAnggotaActs } from '@selaras/contracts';
import { keadaanMasa, type SebagaiValidator, triwulanWord } from '@selaras/domain';
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
import { findLockState } from '../../../kit/locks/lock-repository';
import { pembacaOf } from '../anggota/pembaca';
import { anggotaSaya } from '../saya/anggota-saya';
import { listTimSaya } from '../saya/ringkas-repository';
import { listMenunggu } from '../validasi/antrean-repository';

/** What of the teams waits for heads, for leaders, and for members. */
export function registerTimPekerjaan(app: FastifyInstance): void {
  registerPekerjaan(app, anggotaMenunggu);
  registerPekerjaan(app, timDipimpin);
  registerPekerjaan(app, langkahSendiri);
}

const antrean: Readonly<Record<SebagaiValidator, { judul: string; halaman: string }>> = {
  kabid: { judul: 'Anggota tim menunggu validasi Anda', halaman: 'validasi-kepala-bidang' },
  opd: { judul: 'Anggota tim menunggu persetujuan Anda', halaman: 'validasi-kepala-opd' },
  semua: { judul: 'Anggota tim menunggu keputusan Anda', halaman: 'tim-kerja.persetujuan' },
};

/** Heads have a queue for each post; whoever acts for one, a page of his own (decision 89). */
function antreanOf(actor: PekerjaanAsked['actor']): readonly SebagaiValidator[] {
  if (can(actor, validasiAnggotaActs.kabid)) return ['kabid', 'opd'];
  return can(actor, validasiAnggotaActs.kepala) ? ['opd'] : ['semua'];
}

/** Places in teams that wait for a head of a division or of an agency, the longest waiting first. */
const anggotaMenunggu: ReadPekerjaan = async ({ db, actor, tahun, now }) => {
  if (!can(actor, validasiAnggotaActs.putuskan)) return [];
  const pembaca = await pembacaOf(db, { actor, tahun, clock: () => now });
  const told = await Promise.all(
    antreanOf(actor).map(async (sebagai) => {
      const rows = await listMenunggu(db, pembaca, sebagai);
      const late = rows.filter(({ terlambat }) => terlambat).length;
      const { judul, halaman } = antrean[sebagai];
      return pekerjaanOf({
        kunci: `tim-kerja.${sebagai}`,
        judul,
        antrean: true,
        jumlah: rows.length,
        terlambat: late,
        tujuan: tujuanOf(halaman),
        isi: rows.slice(0, ISI_PEKERJAAN).map(({ row: { id, nama, nama_tim, menunggu_sejak } }) => ({
          nama: `${nama}, ${nama_tim}`,
          sejak: menunggu_sejak,
          tujuan: tujuanOf(`${halaman}.show`, { id }),
        })),
      });
    }),
  );
  return told.flat();
};

/** Teams that somebody leads or oversees: reports without an answer, steps that are not given out. */
const timDipimpin: ReadPekerjaan = async ({ db, actor, tahun, now }) => {
  const teams = await listTimSaya(db, { actor, tahun, now });
  const led = teams.filter(({ peran }) => peran === 'ketua');
  const kind = (kunci: string, judul: string, of: typeof teams, count: 'menunggu' | 'belum_dibagi') => {
    const open = of.filter((tim) => tim[count] > 0);
    return pekerjaanOf({
      kunci,
      judul,
      antrean: count === 'menunggu',
      jumlah: open.reduce((sum, tim) => sum + tim[count], 0),
      tujuan: tujuanOf('tim-saya.ketua-tim'),
      isi: open.slice(0, ISI_PEKERJAAN).map((tim) => ({
        nama: `${tim.nama} (${tim[count]})`,
        sejak: null,
        tujuan: tujuanOf('tim-saya.ketua-tim-detail', { id: tim.id }),
      })),
    });
  };
  return [
    ...kind('tim-kerja.laporan', 'Laporan anggota menunggu jawaban Anda', teams, 'menunggu'),
    ...kind('tim-kerja.belum-dibagi', 'Langkah aksi belum dibagi habis', led, 'belum_dibagi'),
  ];
};

/** Parts of steps that somebody carries and has not reported, in quarters that are open. */
const langkahSendiri: ReadPekerjaan = async ({ db, actor, tahun, now }) => {
  const { langkah } = await anggotaSaya(db, { actor, tahun, now });
  if (langkah.length === 0) return [];
  const { batas } = await findLockState(db, tahun, []);
  return batas.triwulan.flatMap((masa, index) => {
    if (keadaanMasa(masa, now) === 'belum') return [];
    const triwulan = index + 1;
    const open = langkah.filter((step) => {
      const quarter = step.triwulan[triwulan - 1];
      if (quarter === undefined || quarter.tertutup !== null || (quarter.target ?? 0) <= 0) return false;
      return quarter.keadaan === 'belum' || quarter.keadaan === 'dikembalikan';
    });
    const back = open.filter((step) => step.triwulan[triwulan - 1]?.keadaan === 'dikembalikan').length;
    const tujuan = tujuanOf('tim-saya.anggota-tim');
    return pekerjaanOf({
      kunci: `tim-kerja.langkah-${triwulan}`,
      judul: `Langkah aksi ${triwulanWord(triwulan)} belum dilaporkan`,
      antrean: true,
      jumlah: open.length,
      keterangan: back > 0 ? `${back} di antaranya dikembalikan ketua tim.` : null,
      batas: masa.batas,
      tujuan,
      isi: open.slice(0, ISI_PEKERJAAN).map(({ indikator }) => ({ nama: indikator, sejak: null, tujuan })),
    });
  });
};
