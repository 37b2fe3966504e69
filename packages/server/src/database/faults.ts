import { ClusterError } from './embedded/cluster';
import { StartError } from './start-error';

const fullDisk = /No space left on device|ENOSPC|53100/;
const noRights = /Permission denied|EACCES|EPERM|EROFS|Read-only file system/;
const noFolder = /ENOTDIR|EEXIST|ENOENT/;
const outdatedFiles = /initialized by PostgreSQL version/;

/** Turns whatever stopped the embedded database into one line with the way out. */
export function embeddedFault(error: unknown, dataDir: string): StartError {
  if (error instanceof StartError) return error;
  const text = `${codeOf(error)} ${error instanceof ClusterError ? error.log : String(error)}`;
  const fault = (pesan: string, remedy: string) => new StartError(pesan, remedy, { cause: error });
  if (fullDisk.test(text)) return diskFull(dataDir, error);
  if (noRights.test(text)) {
    return fault(
      `Tidak ada hak tulis pada ${dataDir}`,
      'Beri hak tulis pada folder itu atau pilih DATA_DIR lain',
    );
  }
  if (noFolder.test(codeOf(error))) {
    return fault(`${dataDir} tidak dapat dibuat sebagai folder data`, 'Pilih DATA_DIR lain');
  }
  if (outdatedFiles.test(text)) {
    return fault(
      `Data di ${dataDir} dibuat oleh versi PostgreSQL yang lain`,
      'Jalankan versi Selaras yang membuatnya, atau pilih DATA_DIR lain',
    );
  }
  return fault(
    `Basis data di ${dataDir} rusak dan tidak dapat dibuka`,
    `Pulihkan cadangan atau pilih DATA_DIR lain; rinciannya di ${dataDir}/postgres.log`,
  );
}

export function diskFull(dataDir: string, cause?: unknown): StartError {
  return new StartError(
    `Ruang penyimpanan untuk ${dataDir} habis`,
    'Kosongkan ruang atau pilih DATA_DIR di tempat lain',
    { cause },
  );
}

const byCode: Record<string, [pesan: string, remedy: string]> = {
  '28P01': ['sandi ditolak', 'Periksa pengguna dan sandi di DATABASE_URL'],
  '28000': ['pengguna ditolak', 'Periksa pengguna di DATABASE_URL dan pg_hba.conf server itu'],
  '3D000': ['basis data itu tidak ada', 'Buat basis datanya atau periksa nama di DATABASE_URL'],
  '42501': [
    'pengguna tidak berhak membuat tabel',
    'Beri hak CREATE pada skema public atau pakai pemilik basis data',
  ],
  '53300': ['server menolak sambungan baru', 'Naikkan max_connections server itu atau coba lagi nanti'],
  '57P03': ['server sedang menyala atau berhenti', 'Coba lagi sebentar lagi'],
  ENOTFOUND: ['nama server tidak dikenal', 'Periksa nama server di DATABASE_URL'],
  EAI_AGAIN: ['nama server tidak dapat dicari', 'Periksa jaringan dan nama server di DATABASE_URL'],
  ECONNREFUSED: [
    'tidak ada PostgreSQL di alamat itu',
    'Nyalakan server itu atau periksa alamat di DATABASE_URL',
  ],
  '53100': ['penyimpanan server penuh', 'Kosongkan ruang pada server itu'],
};

/** Turns a failed connection to the regency's own PostgreSQL into one line; the password is never shown. */
export function externalFault(error: unknown, url: string): StartError {
  if (error instanceof StartError) return error;
  const [pesan, remedy] = byCode[codeOf(error)] ?? [
    error instanceof Error && error.message !== '' ? error.message : 'sambungan gagal',
    'Periksa DATABASE_URL',
  ];
  return new StartError(`PostgreSQL ${withoutPassword(url)} tidak dapat dipakai: ${pesan}`, remedy, {
    cause: error,
  });
}

function withoutPassword(url: string): string {
  try {
    const { hostname, port, pathname } = new URL(url);
    return `${hostname}:${port || 5432}${pathname}`;
  } catch {
    return 'pada DATABASE_URL';
  }
}

/** An AggregateError of several addresses tells the code of the first. */
function codeOf(error: unknown): string {
  if (error instanceof AggregateError) return codeOf(error.errors[0]);
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}
