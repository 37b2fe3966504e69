import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { atMost } from '../../plugins/at-most';
import { ProblemError } from '../../plugins/problem';

/** Rows below the line of headings. */
const MOST_ROWS = 20_000;

/** A file in bytes inflated, rows, columns and letters of all its cells; a unit's whole year is a tenth of it. */
const LIMITS = {
  maxInflated: 200 * 1024 * 1024,
  maxRows: MOST_ROWS + 1,
  maxColumns: 60,
  maxText: 40_000_000,
} as const;
const PATIENCE_MS = 30_000;
const MEMORY_MB = 768;
/** Files that are read side by side, and those that may wait: each may take that memory. */
const inTurn = atMost(2, 8);

const refusals = {
  rusak: 'Berkas tidak dapat dibaca. Buka dengan aplikasi lembar kerja, simpan sebagai XLSX, lalu coba lagi.',
  'bukan-xlsx': 'Berkas ini bukan lembar kerja XLSX.',
  'bukan-lembar': 'Berkas ini bukan lembar kerja. Kirim XLSX atau CSV.',
  'bukan-utf8': 'Huruf dalam CSV ini tidak terbaca. Simpan sebagai "CSV UTF-8" atau XLSX, lalu coba lagi.',
  'excel-lama': 'Berkas Excel lama (XLS) atau berkata sandi. Simpan sebagai XLSX tanpa kata sandi.',
  'terlalu-besar': 'Isi berkas terlalu besar setelah dibuka.',
  'terlalu-banyak-baris': `Berkas memuat lebih dari ${MOST_ROWS.toLocaleString('id-ID')} baris. Pecah menjadi beberapa berkas.`,
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
 * Throws 503 while too many others are read.
 */
export const readSheet = (bytes: Uint8Array): Promise<string[][]> => inTurn(() => readApart(bytes));

const READER = fileURLToPath(new URL('./read-sheet-worker.mjs', import.meta.url));

/** In a process of its own, without our secrets: a hostile file can end V8 itself, whatever its limits. */
function startReader(): ChildProcess {
  const { SystemRoot } = process.env;
  return fork(READER, {
    serialization: 'advanced',
    env: SystemRoot === undefined ? {} : { SystemRoot },
    execArgv: [`--max-old-space-size=${MEMORY_MB}`],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

async function readApart(bytes: Uint8Array): Promise<string[][]> {
  const reader = startReader();
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    reader.kill('SIGKILL');
  }, PATIENCE_MS);
  try {
    const { rows, refusal } = await new Promise<Answer>((resolve, reject) => {
      reader.once('message', (answer) => resolve(answer as Answer));
      // Not `exit`, which a busy server can hear before an answer that lies there already.
      reader.once('close', () => resolve({ refusal: isLate ? 'terlalu-lama' : 'terlalu-besar' }));
      reader.once('error', reject);
      reader.send({ bytes, ...LIMITS }, () => {
        // A reader that is gone before it has everything says so by its exit.
      });
    });
    if (rows === undefined) throw refused(refusals[refusal ?? 'rusak']);
    return rows;
  } finally {
    clearTimeout(timer);
    reader.kill('SIGKILL');
  }
}

const refused = (pesan: string) =>
  new ProblemError('MASUKAN_TIDAK_SESUAI', { pesan, errors: { berkas: [pesan] } });
