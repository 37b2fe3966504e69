import { Worker } from 'node:worker_threads';
import { ProblemError } from '../../plugins/problem';

/** Rows of a file, in bytes inflated and in width; a unit's whole year is a tenth of it. */
const LIMITS = { maxInflated: 200 * 1024 * 1024, maxRows: 20_000, maxColumns: 60 } as const;
const PATIENCE_MS = 30_000;
const MEMORY_MB = 768;

const refusals = {
  rusak: 'Berkas tidak dapat dibaca. Buka dengan aplikasi lembar kerja, simpan sebagai XLSX, lalu coba lagi.',
  'bukan-xlsx': 'Berkas ini bukan lembar kerja XLSX.',
  'bukan-lembar': 'Berkas ini bukan lembar kerja. Kirim XLSX atau CSV.',
  'bukan-utf8': 'Huruf dalam CSV ini tidak terbaca. Simpan sebagai "CSV UTF-8" atau XLSX, lalu coba lagi.',
  'excel-lama': 'Berkas Excel lama (XLS) atau berkata sandi. Simpan sebagai XLSX tanpa kata sandi.',
  'terlalu-besar': 'Isi berkas terlalu besar setelah dibuka.',
  'terlalu-banyak-baris': `Berkas memuat lebih dari ${LIMITS.maxRows.toLocaleString('id-ID')} baris. Pecah menjadi beberapa berkas.`,
  'terlalu-lama': 'Berkas terlalu rumit untuk dibaca. Salin isinya ke lembar kerja baru tanpa format.',
} as const;

interface Answer {
  readonly rows?: string[][];
  readonly refusal?: keyof typeof refusals;
}

/**
 * Rows of the first sheet of an XLSX, or of a CSV (comma, semicolon or tab; UTF-8 or UTF-16), as trimmed texts. A cell
 * with a formula gives its last computed value, merged cells give theirs in the first one. Throws 422 for whatever is
 * no such file, says what to do, and never reads for longer or into more memory than a file of this size deserves.
 */
export async function readSheet(bytes: Uint8Array): Promise<string[][]> {
  const worker = new Worker(new URL('./read-sheet-worker.mjs', import.meta.url), {
    workerData: { bytes, ...LIMITS },
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  const timer = setTimeout(() => worker.terminate(), PATIENCE_MS);
  try {
    const { rows, refusal } = await new Promise<Answer>((resolve) => {
      worker.once('message', resolve);
      worker.once('error', () => resolve({ refusal: 'terlalu-besar' }));
      worker.once('exit', () => resolve({ refusal: 'terlalu-lama' }));
    });
    if (rows === undefined) throw refused(refusals[refusal ?? 'rusak']);
    return rows;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

const refused = (pesan: string) =>
  new ProblemError('MASUKAN_TIDAK_SESUAI', { pesan, errors: { berkas: [pesan] } });
