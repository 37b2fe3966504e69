import { addDays, type KeadaanAnggota, type RiwayatLangkahAnggota } from '@selaras/domain';
import { accountId, demoAccounts } from '../../../kit/seed/demo-accounts';
import type { NewRow, Rows } from '../../../kit/seed/rows';

type Tempat = NewRow<'tim_kerja_anggota'> & { readonly id: number };

interface Langkah {
  readonly langkah: RiwayatLangkahAnggota;
  readonly dari: KeadaanAnggota | null;
  readonly ke: KeadaanAnggota;
  readonly oleh: string;
  /** The post under which it was decided. */
  readonly sebagai?: string;
  readonly waktu: Date;
}

const PEMILIK = 'dinkes';
const KABID = 'kabid_kesmas';
const KEPALA = 'kadinkes';
const jabatanOf = (username: string) =>
  demoAccounts.find((account) => account.username === username)?.jabatan;

/** How places in the teams of a division came about whose head, unit and agency head have accounts in the demo. */
export function addRiwayatAnggota(rows: Rows): void {
  const bidang = rows.of('struktur_organisasi').find(({ jabatan_nama }) => jabatan_nama === jabatanOf(KABID));
  const teams = new Map(
    rows.of('tim_kerja').flatMap((tim) => (tim.unit_kerja_id === bidang?.id ? [[tim.id, tim.tahun]] : [])),
  );
  for (const row of rows.of('tim_kerja_anggota')) {
    const tahun = teams.get(row.tim_kerja_id);
    if (tahun === undefined) continue;
    for (const { langkah, dari, ke, oleh, sebagai, waktu } of langkahOf(row, tahun)) {
      rows.add('tim_kerja_anggota_riwayat', {
        tim_kerja_anggota_id: row.id,
        langkah,
        dari,
        ke,
        peran: row.peran,
        target: row.target ?? null,
        sebagai: sebagai ?? null,
        user_id: accountId(oleh),
        waktu,
      });
    }
  }
}

/** The steps that led to where a place stands, oldest first. */
function langkahOf({ status, berlaku_sejak, menunggu_sejak }: Tempat, tahun: number): Langkah[] {
  const byKabid = { oleh: KABID, sebagai: jabatanOf(KABID) };
  const byKepala = { oleh: KEPALA, sebagai: jabatanOf(KEPALA) };
  const begun = (hari: number) => new Date(`${tahun}-01-${String(hari).padStart(2, '0')}T02:00:00Z`);
  const added: Langkah = { langkah: 'tambah', dari: null, ke: 'draf', oleh: PEMILIK, waktu: begun(6) };
  const ajukan = { langkah: 'ajukan', ke: 'menunggu_kabid', oleh: PEMILIK } as const;
  const setuju = {
    langkah: 'setujui-kabid',
    dari: 'menunggu_kabid',
    ke: 'menunggu_opd',
    ...byKabid,
  } as const;
  const steps: Langkah[] = [added];
  if (berlaku_sejak) {
    steps.push(
      { ...ajukan, dari: 'draf', waktu: begun(8) },
      { ...setuju, waktu: begun(14) },
      {
        langkah: 'setujui-opd',
        dari: 'menunggu_opd',
        ke: 'disetujui',
        ...byKepala,
        waktu: new Date(berlaku_sejak),
      },
    );
  }
  if (menunggu_sejak) {
    const dari = berlaku_sejak ? 'disetujui' : 'draf';
    const sejak = new Date(menunggu_sejak);
    if (status === 'menunggu_opd') {
      steps.push({ ...ajukan, dari, waktu: addDays(sejak, -1) }, { ...setuju, waktu: sejak });
    } else {
      steps.push({ ...ajukan, dari, waktu: sejak });
    }
  }
  return steps;
}
