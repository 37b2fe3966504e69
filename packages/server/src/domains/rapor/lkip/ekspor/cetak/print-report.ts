import { fork } from 'node:child_process';
import { setPriority } from 'node:os';
import type { BentukLaporan } from '@selaras/domain';
import { ProblemError } from '../../../../../plugins/problem';

/** What the process is at: it reads pictures, lays pages out, writes the file. */
type TahapCetak = 'gambar' | 'halaman' | 'berkas';
interface Pesan {
  readonly tahap?: TahapCetak;
  readonly selesai?: { readonly halaman: number };
  /** What is wrong with the report, for who writes it. */
  readonly salah?: string;
}

/** Ten times what the regency's report of 400 pages takes. */
const PATIENCE_MS = 60_000;
/** Of memory; the regency's report of 400 pages with its pictures takes 1,400. */
const MEMORY_MB = 2_400;
/** Others come first: the process takes what they leave. */
const PRIORITY = 15;

interface Cetak {
  /** Holds `cetakan.json` and the pictures by `gambar-<id>`; the file comes to lie in it as `hasil`. */
  readonly folder: string;
  readonly bentuk: BentukLaporan;
  readonly waktu: Date;
  readonly signal: AbortSignal;
  onTahap(tahap: TahapCetak): void;
}

/**
 * Makes a file of a report in a process of its own, which ends with it: whatever happens to that process, the server goes
 * on. Without any of the server's environment, so that none of its secrets lies in there.
 *
 * @throws `ProblemError` that says what is wrong with the report, or that the process was ended.
 */
export function printReport({ folder, bentuk, waktu, signal, onTahap }: Cetak): Promise<{ halaman: number }> {
  const seconds = String(Math.floor(waktu.getTime() / 1000));
  const child = fork(
    new URL('./cetak-process.mjs', import.meta.url),
    [folder, bentuk, seconds, String(MEMORY_MB)],
    {
      execArgv: [],
      env: { RAYON_NUM_THREADS: '1', SystemRoot: process.env.SystemRoot ?? '' },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    },
  );
  return new Promise((resolve, reject) => {
    let told: Pesan = {};
    let errors = '';
    const kill = () => child.kill('SIGKILL');
    const timer = setTimeout(kill, PATIENCE_MS);
    signal.addEventListener('abort', kill, { once: true });
    child.once('spawn', () => lowerPriority(child.pid));
    child.stderr?.on('data', (text) => {
      errors = `${errors}${text}`.slice(-2_000);
    });
    child.on('message', (message: Pesan) => {
      if (message.tahap === undefined) told = message;
      else onTahap(message.tahap);
    });
    child.once('error', reject);
    child.once('close', (code, killed) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', kill);
      if (told.selesai !== undefined) resolve(told.selesai);
      else if (told.salah !== undefined)
        reject(new ProblemError('MASUKAN_TIDAK_SESUAI', { pesan: told.salah }));
      else if (killed !== null) reject(new ProblemError('LAYANAN_SIBUK', { pesan: ENDED }));
      else reject(new Error(`The process of the report ended with ${code}: ${errors}`));
    });
    if (signal.aborted) kill();
  });
}

const ENDED =
  'Pembuatan berkas dihentikan karena terlalu lama atau memerlukan terlalu banyak memori. Perkecil gambar atau tabel yang besar, lalu coba lagi.';

function lowerPriority(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, PRIORITY);
  } catch {
    // Not every system lets a process say so; it is polite, not needed.
  }
}
