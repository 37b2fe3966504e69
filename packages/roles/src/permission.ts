import { type Actor, isGuest, type RoleName, roleName, roleNames } from './role';
import { ownsUnit, seesAllUnits } from './scope';

/**
 * One row of the permission table.
 * `roles`: who may act at all; `guest` lets people in without signing in.
 * `unit`: with `own`, a user whose role does not see all units may act only on rows of his own unit.
 */
export interface Rule {
  readonly roles: readonly (RoleName | 'guest')[];
  readonly unit: 'any' | 'own';
}

const everyRole = roleNames;
const everybody = ['guest', ...roleNames] as const;
const displayRoles = ['super', 'pemerintah_daerah', 'perangkat_daerah', 'setda', 'pemda'] as const;

const planningReaders = [
  'super',
  'pemerintah_daerah',
  'perangkat_daerah',
  'setda',
  'pemda',
  'validator_bappeda',
  'validator_perencanaan_1',
  'validator_perencanaan_2',
  'validator_perencanaan_3',
] as const;
const planningValidators = [
  'super',
  'validator_perencanaan_1',
  'validator_perencanaan_2',
  'validator_perencanaan_3',
] as const;

/** Unit plans: read by everybody who has to do with planning, written by the unit itself (domain §7). */
const readPlan = { roles: planningReaders, unit: 'any' } as const;
const writePlan = { roles: ['super', 'perangkat_daerah', 'setda'], unit: 'own' } as const;
/** Plans of the regency. */
const writeRegency = { roles: ['super', 'pemerintah_daerah'], unit: 'any' } as const;
/** Action plans are no matter of the validators. */
const readActions = { roles: displayRoles, unit: 'any' } as const;
/** Action steps are the heads of division's work too. */
const readSteps = { roles: [...planningReaders, 'validator_kepala_bidang'], unit: 'any' } as const;
const writeSteps = {
  roles: ['super', 'perangkat_daerah', 'setda', 'validator_kepala_bidang'],
  unit: 'own',
} as const;
/** Who changed a plan is the unit's own matter and that of those who see all units. */
const readOwnPlan = { ...readPlan, unit: 'own' } as const;
const readOwnSteps = { ...readSteps, unit: 'own' } as const;
const superOnly = { roles: ['super'], unit: 'any' } as const;

/** Who may do what: one entry for every API call. The server refuses to register a call without an entry. */
export const permissions = {
  'sesi.masuk': { roles: everybody, unit: 'any' },
  'sesi.keluar': { roles: everyRole, unit: 'any' },
  'sesi.pengguna': { roles: everyRole, unit: 'any' },
  'sesi.akhiri-semua': { roles: everyRole, unit: 'any' },
  'sesi.daftar': { roles: everyRole, unit: 'any' },
  'pengguna.lihat': { roles: ['super'], unit: 'any' },
  'pengguna.buat': { roles: ['super'], unit: 'any' },
  'pengguna.ubah': { roles: ['super'], unit: 'any' },
  'pengguna.reset-kata-sandi': { roles: ['super'], unit: 'any' },
  'pengguna.nonaktifkan': { roles: ['super'], unit: 'any' },
  'pengguna.aktifkan': { roles: ['super'], unit: 'any' },
  'berkas.unggah': {
    roles: ['super', 'pemerintah_daerah', 'perangkat_daerah', 'setda', 'validator_kepala_bidang'],
    unit: 'any',
  },
  'berkas.unduh': { roles: everyRole, unit: 'any' },
  'impor.nomenklatur': superOnly,
  'impor.kaskade': writePlan,
  'impor.lihat': { roles: ['super', 'perangkat_daerah', 'setda'], unit: 'any' },
  'referensi.count-down': { roles: everyRole, unit: 'any' },
  'validasi-perencanaan.status': { roles: everyRole, unit: 'any' },
  'kinerja.ubah': { roles: ['super', 'perangkat_daerah', 'setda'], unit: 'own' },
  'cascading.lihat': { roles: displayRoles, unit: 'any' },
  'cascading.perubahan': { roles: displayRoles, unit: 'any' },
  'publik.cascading': { roles: everybody, unit: 'any' },
  'publik.cascading-perubahan': { roles: everybody, unit: 'any' },
  'option.indikator': { roles: everyRole, unit: 'any' },
  'option.sasaran': { roles: everyRole, unit: 'any' },
  'option.indikator-sasaran-strategis': { roles: everyRole, unit: 'any' },
  'option.indikator-tujuan': { roles: everyRole, unit: 'any' },
  'option.kegiatan': { roles: everyRole, unit: 'any' },
  'option.misi': { roles: everyRole, unit: 'any' },
  'option.pegawai': { roles: everyRole, unit: 'any' },
  'option.pengampu-tim-kerja': { roles: everyRole, unit: 'any' },
  'option.pengampu-unit-kerja': { roles: everyRole, unit: 'any' },
  'option.program': { roles: everyRole, unit: 'any' },
  'option.sasaran-strategis': { roles: everyRole, unit: 'any' },
  'option.satuan-kerja': { roles: everyRole, unit: 'any' },
  'option.sub-kegiatan': { roles: everyRole, unit: 'own' },
  'option.tujuan': { roles: everyRole, unit: 'any' },
  'publik.option-satuan-kerja': { roles: everybody, unit: 'any' },
  'publik.rencana-aksi': { roles: everybody, unit: 'any' },
  'publik.rencana-aksi-gubernur': { roles: everybody, unit: 'any' },
  'publik.definisi-operasional': { roles: everybody, unit: 'any' },
  'publik.kamus-indikator': { roles: everybody, unit: 'any' },
  'publik.kinerja-wakil-direktur-rsud': { roles: everybody, unit: 'any' },
  'publik.kinerja-langkah-aksi': { roles: everybody, unit: 'any' },
  'publik.ringkasan': { roles: everybody, unit: 'any' },
  'solusi-masalah.lihat': { roles: everybody, unit: 'any' },
  'perjanjian-kinerja.unduh': { roles: everybody, unit: 'any' },
  'perjanjian-kinerja.lihat': { roles: displayRoles, unit: 'any' },
  'perjanjian-kinerja.rincian': { roles: displayRoles, unit: 'own' },
  'perjanjian-kinerja.buat': writePlan,
  'perjanjian-kinerja.terbitkan': writePlan,
  'perjanjian-kinerja.tanda-tangan': writePlan,
  'perjanjian-kinerja.hapus': writePlan,
  'perjanjian-kinerja-pemda.buat': writeRegency,
  'perjanjian-kinerja-pemda.terbitkan': writeRegency,
  'perjanjian-kinerja-pemda.tanda-tangan': writeRegency,
  'perjanjian-kinerja-pemda.hapus': writeRegency,
  'perjanjian-kinerja-pegawai.lihat': { roles: [...displayRoles, 'validator_kepala_bidang'], unit: 'any' },
  'perjanjian-kinerja-pegawai.rincian': {
    roles: [...displayRoles, 'validator_kepala_bidang'],
    unit: 'own',
  },
  'perjanjian-kinerja-pegawai.buat': writeSteps,
  'perjanjian-kinerja-pegawai.terbitkan': writeSteps,
  'perjanjian-kinerja-pegawai.tanda-tangan': writeSteps,
  'perjanjian-kinerja-pegawai.hapus': writeSteps,
  'rekap-anggaran.cetak': { roles: everybody, unit: 'any' },
  'rekap-anggaran.lihat': { roles: displayRoles, unit: 'own' },
  'rekap-anggaran.kabupaten': { roles: ['super', 'pemerintah_daerah', 'pemda'], unit: 'any' },
  'capaian-iku.lihat': {
    roles: ['super', 'pemerintah_daerah', 'perangkat_daerah', 'pemda'],
    unit: 'any',
  },
  'capaian-iku.ubah-kabupaten': writeRegency,
  'capaian-iku.ubah-pd': { roles: ['super', 'perangkat_daerah'], unit: 'own' },
  'cari.indikator': { roles: displayRoles, unit: 'any' },
  'insiden.catat': { roles: everybody, unit: 'any' },
  'dashboard.lihat': { roles: everyRole, unit: 'any' },
  'dashboard-pd.lihat': { roles: displayRoles, unit: 'own' },
  'visi-misi-rpjmd.lihat': readPlan,
  'visi-misi-rpjmd.riwayat': readPlan,
  'visi-misi-rpjmd.buat': writeRegency,
  'visi-misi-rpjmd.ubah': writeRegency,
  'visi-misi-rpjmd.hapus': writeRegency,
  'sasaran-strategis-rpjmd.lihat': readPlan,
  'sasaran-strategis-rpjmd.riwayat': readPlan,
  'sasaran-strategis-rpjmd.buat': writeRegency,
  'sasaran-strategis-rpjmd.ubah': writeRegency,
  'sasaran-strategis-rpjmd.hapus': writeRegency,
  'sasaran-strategis-pd.lihat': readPlan,
  'sasaran-strategis-pd.riwayat': readOwnPlan,
  'sasaran-strategis-pd.buat': writePlan,
  'sasaran-strategis-pd.ubah': writePlan,
  'sasaran-strategis-pd.hapus': writePlan,
  'kinerja-program.lihat': readPlan,
  'kinerja-program.riwayat': readOwnPlan,
  'kinerja-program.buat': writePlan,
  'kinerja-program.ubah': writePlan,
  'kinerja-program.hapus': writePlan,
  'kinerja-kegiatan.lihat': readPlan,
  'kinerja-kegiatan.riwayat': readOwnPlan,
  'kinerja-kegiatan.buat': writePlan,
  'kinerja-kegiatan.ubah': writePlan,
  'kinerja-kegiatan.hapus': writePlan,
  'kinerja-sub-kegiatan.lihat': readPlan,
  'kinerja-sub-kegiatan.riwayat': readOwnPlan,
  'kinerja-sub-kegiatan.buat': writePlan,
  'kinerja-sub-kegiatan.ubah': writePlan,
  'kinerja-sub-kegiatan.hapus': writePlan,
  'kinerja-sub-kegiatan.validasi': { roles: ['super', 'validator_bappeda'], unit: 'any' },
  'kamus-indikator.lihat': { roles: [...displayRoles, 'validator_bappeda'], unit: 'any' },
  'kamus-indikator.riwayat': { roles: [...displayRoles, 'validator_bappeda'], unit: 'own' },
  'kamus-indikator.buat': writePlan,
  'kamus-indikator.ubah': writePlan,
  'kamus-indikator.hapus': writePlan,
  'kamus-indikator.validasi': { roles: ['super', 'validator_bappeda'], unit: 'any' },
  'kamus-indikator-fungsional.lihat': { roles: displayRoles, unit: 'any' },
  'kamus-indikator-fungsional.riwayat': { roles: displayRoles, unit: 'own' },
  'kamus-indikator-fungsional.buat': writePlan,
  'kamus-indikator-fungsional.ubah': writePlan,
  'kamus-indikator-fungsional.hapus': writePlan,
  'kinerja-langkah-aksi.lihat': readSteps,
  'kinerja-langkah-aksi.riwayat': readOwnSteps,
  'kinerja-langkah-aksi.buat': writeSteps,
  'kinerja-langkah-aksi.ubah': writeSteps,
  'kinerja-langkah-aksi.hapus': writeSteps,
  'rencana-aksi-terintegrasi.lihat': { roles: displayRoles, unit: 'own' },
  'rencana-aksi-terintegrasi.ubah': writePlan,
  'rencana-aksi-rpjmd.lihat': readActions,
  'rencana-aksi-rpjmd.riwayat': readActions,
  'rencana-aksi-rpjmd.buat': writeRegency,
  'rencana-aksi-rpjmd.ubah': writeRegency,
  'rencana-aksi-rpjmd.hapus': writeRegency,
  'rencana-aksi-pd.lihat': readActions,
  'rencana-aksi-pd.riwayat': { ...readActions, unit: 'own' },
  'rencana-aksi-pd.buat': writePlan,
  'rencana-aksi-pd.ubah': writePlan,
  'rencana-aksi-pd.hapus': writePlan,
  'kinerja-cross-cutting.lihat': readPlan,
  'kinerja-cross-cutting.riwayat': readOwnPlan,
  'kinerja-cross-cutting.buat': writePlan,
  'kinerja-cross-cutting.ubah': writePlan,
  'kinerja-cross-cutting.hapus': writePlan,
  'kinerja-cross-cutting.putuskan': writePlan,
  'program.lihat': superOnly,
  'program.riwayat': superOnly,
  'program.buat': superOnly,
  'program.ubah': superOnly,
  'program.hapus': superOnly,
  'kegiatan.lihat': superOnly,
  'kegiatan.riwayat': superOnly,
  'kegiatan.buat': superOnly,
  'kegiatan.ubah': superOnly,
  'kegiatan.hapus': superOnly,
  'sub-kegiatan.lihat': superOnly,
  'sub-kegiatan.riwayat': superOnly,
  'sub-kegiatan.buat': superOnly,
  'sub-kegiatan.ubah': superOnly,
  'sub-kegiatan.hapus': superOnly,
  'referensi.lihat': superOnly,
  'referensi.riwayat': superOnly,
  'referensi.buat': superOnly,
  'referensi.ubah': superOnly,
  'referensi.hapus': superOnly,
  'validasi-perencanaan.lihat': { roles: [...planningValidators, 'pemerintah_daerah', 'pemda'], unit: 'any' },
  'validasi-perencanaan.rincian': { roles: planningReaders, unit: 'own' },
  'validasi-perencanaan.ajukan': writePlan,
  'validasi-perencanaan.putuskan': { roles: planningValidators, unit: 'any' },
} as const satisfies Record<string, Rule>;

export type Act = keyof typeof permissions;

/** Acts that are open without signing in: their handlers may meet a guest. */
export type GuestAct = {
  [A in Act]: 'guest' extends (typeof permissions)[A]['roles'][number] ? A : never;
}[Act];

/** The row a user wants to act on, as far as the rules look at it. */
export interface Subject {
  readonly satuan_kerja_id: number | null;
}

/**
 * Whether the user may do this, optionally on this row. Unknown act, unknown role: no.
 * Called by the server on every route and by the interface to decide what to show.
 */
export function can(actor: Actor | null, act: Act, subject?: Subject): boolean {
  if (!Object.hasOwn(permissions, act)) return false;
  const rule: Rule = permissions[act];
  if (isGuest(actor)) return rule.roles.includes('guest');
  const name = roleName(actor.role_id);
  if (name === null || !rule.roles.includes(name)) return false;
  if (rule.unit === 'any' || subject === undefined || seesAllUnits(actor)) return true;
  return subject.satuan_kerja_id !== null && ownsUnit(actor, subject.satuan_kerja_id);
}
