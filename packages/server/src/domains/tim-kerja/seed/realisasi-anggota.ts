import { allTriwulan } from '@selaras/domain';
import { accountId } from '../../../kit/seed/demo-accounts';
import type { NewRow, Rows } from '../../../kit/seed/rows';

/** Year and units whose demo shows reports of members; each has an account that answers some of them. */
const TAHUN = 2025;
const UNITS: readonly number[] = [1012, 1013, 999906];

const uraian = [
  'Disusun bersama anggota tim dan dibahas dalam rapat awal triwulan.',
  'Dilaksanakan sesuai jadwal; notula dan daftar hadir disimpan sekretaris tim.',
  'Selesai pada minggu terakhir triwulan dan sudah disampaikan kepada bidang.',
  'Dilaksanakan bersama kegiatan lapangan.',
] as const;
const alasan = [
  'Lampirkan notula dan daftar hadirnya.',
  'Angkanya belum sama dengan laporan bidang. Periksa kembali.',
] as const;

type Bagian = NewRow<'langkah_aksi_anggota'> & { readonly id: number };
type Tim = NewRow<'tim_kerja'> & { readonly id: number };

/**
 * Reports of members in every state: nothing reported, waiting, confirmed, and returned with a note. They are answered by
 * who answers them in the portal, where that person has an account: the leader, or the head of division for the leader.
 */
export function addRealisasiAnggota(rows: Rows): void {
  const answererOf = answerers(rows);
  const langkah = new Map(rows.of('kinerja_langkah_aksi').map((row) => [row.id, row]));
  const bagian = rows
    .of('langkah_aksi_anggota')
    .filter(
      (row) =>
        UNITS.includes(row.satuan_kerja_id) && langkah.get(row.langkah_aksi_id)?.tahun_kinerja === TAHUN,
    );
  bagian.forEach((row, nomor) => {
    addReports(rows, row, nomor, answererOf(row));
  });
}

function addReports(rows: Rows, row: Bagian, nomor: number, diputus_oleh: number | null): void {
  for (const triwulan of allTriwulan) {
    const nilai = row[`realisasi_tw${triwulan}`] ?? null;
    if (nilai === null || !row[`target_tw${triwulan}`]) continue;
    if (triwulan === 4) {
      if (nomor % 3 === 1) rows.update('langkah_aksi_anggota', row.id, { realisasi_tw4: null });
      continue;
    }
    const returned = triwulan === 3 && nomor % 4 === 2;
    const answered = diputus_oleh !== null && (triwulan < 3 || returned);
    rows.add('realisasi_anggota', {
      langkah_aksi_anggota_id: row.id,
      satuan_kerja_id: row.satuan_kerja_id,
      triwulan,
      nilai,
      uraian: uraian[(nomor + triwulan) % uraian.length] ?? null,
      keadaan: answered ? (returned ? 'dikembalikan' : 'dikonfirmasi') : 'diajukan',
      catatan: answered && returned ? (alasan[nomor % alasan.length] ?? null) : null,
      diputus_oleh: answered ? diputus_oleh : null,
      diputus_pada: answered
        ? new Date(`${TAHUN}-${String(triwulan * 3).padStart(2, '0')}-28T03:00:00Z`)
        : null,
    });
    if (!answered || returned) continue;
    // The demo's steps are carried by one person each: what was confirmed is the figure of his step.
    const { langkah_aksi_id, satuan_kerja_id } = row;
    rows.add('realisasi_langkah', { langkah_aksi_id, satuan_kerja_id, triwulan, nilai, sebelum: null });
  }
}

/** Id of the account that answers a part; null where that person has none. */
function answerers(rows: Rows): (row: Bagian) => number | null {
  const teams = rows
    .of('tim_kerja')
    .filter(({ tahun, satuan_kerja_id }) => tahun === TAHUN && UNITS.includes(satuan_kerja_id));
  const byId = new Map(teams.map((tim) => [tim.id, tim]));
  const teamOf = new Map<string, Tim>();
  for (const { tim_kerja_id, nip } of rows.of('tim_kerja_anggota')) {
    const tim = byId.get(tim_kerja_id);
    if (tim !== undefined) teamOf.set(nip, tim);
  }
  for (const tim of teams) if (tim.nip_ketua) teamOf.set(tim.nip_ketua, tim);
  const headOf = new Map(rows.of('struktur_organisasi').map(({ id, pejabat_nip }) => [id, pejabat_nip]));
  const accounts = new Map(rows.of('users').map(({ peg_nip, username }) => [peg_nip, accountId(username)]));
  return ({ nip }) => {
    const tim = teamOf.get(nip);
    const answerer = tim?.nip_ketua === nip ? headOf.get(tim.unit_kerja_id ?? 0) : tim?.nip_ketua;
    return (answerer && accounts.get(answerer)) || null;
  };
}
