import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import type { Laporan } from '@selaras/contracts';
import { lambang } from '@selaras/domain';
import type { Kysely } from 'kysely';
import { onceBack } from '../../../../database/pool/once-back';
import type { Tables } from '../../../../database/tables';
import type { FileStore } from '../../../../kit/files/file-store';
import type { Jobs } from '../../../../kit/jobs/jobs';
import { whileBeating } from '../../../../kit/jobs/while-beating';
import type { PicturePainter } from '../../../../kit/picture/picture-painter';
import { atMost } from '../../../../plugins/at-most';
import { ProblemError } from '../../../../plugins/problem';
import { printReport } from './cetak/print-report';
import { type EksporRow, moveEkspor } from './ekspor-repository';
import { grafikPicture } from './grafik-picture';
import { composeBagian, composeHead } from './susun/compose';
import { berkasGambar } from './susun/compose-naskah';

/** Everybody waits with one at most, so the queue is served in the order in which people came. */
const WAITING = 200;
/** How often a run says that it goes on and asks whether it was cancelled. */
const BEAT_MS = 500;

interface Run {
  readonly db: Kysely<Tables>;
  readonly store: FileStore;
  readonly clock: () => Date;
  readonly ekspor: Pick<EksporRow, 'id' | 'bentuk'>;
  /** Reads the report when its turn comes. */
  readonly rakit: () => Promise<{ laporan: Laporan; gambar: ReadonlyMap<number, string> }>;
}

/**
 * Makes files of reports, one at a time. How far one is stands in the database, so any process of the server may be asked,
 * and cancels it there.
 */
export class EksporRunner {
  readonly #inTurn = atMost(1, WAITING);
  readonly #ending = new AbortController();

  constructor(
    private readonly jobs: Jobs,
    private readonly painter: PicturePainter,
  ) {}

  start(run: Run): void {
    this.jobs.start('ekspor-lkip', () => this.#watched(run));
  }

  /** Ends what runs. */
  close(): Promise<void> {
    this.#ending.abort();
    return this.jobs.idle();
  }

  #watched(run: Run): Promise<void> {
    const { db, clock, ekspor } = run;
    return whileBeating(
      BEAT_MS,
      () => moveEkspor(db, ekspor.id, { denyut: clock() }),
      (cancelled) => {
        const signal = AbortSignal.any([cancelled, this.#ending.signal]);
        return this.#inTurn(() => this.#make(run, signal)).catch((error: unknown) => this.#fail(run, error));
      },
    );
  }

  async #make({ db, store, clock, ekspor, rakit }: Run, signal: AbortSignal): Promise<void> {
    assertGoesOn(signal);
    const move = (changes: Parameters<typeof moveEkspor>[2]) =>
      moveEkspor(db, ekspor.id, { ...changes, denyut: clock() });
    if (!(await move({ keadaan: 'berjalan', tahap: 'data' }))) return;
    const folder = await mkdtemp(join(tmpdir(), 'selaras-lkip-'));
    try {
      const { laporan, gambar } = await rakit();
      await writeCetakan(laporan, join(folder, 'cetakan.json'));
      for (const [id, nama] of gambar) {
        assertGoesOn(signal);
        await fetchGambar(store, nama, join(folder, berkasGambar(id)));
      }
      await this.#paint(laporan, folder, signal);
      const { halaman } = await printReport({
        folder,
        bentuk: ekspor.bentuk,
        waktu: clock(),
        signal,
        onTahap: (tahap) => void move({ tahap }).catch(() => {}),
      });
      const isi = await readFile(join(folder, 'hasil'));
      const nama_acak = randomBytes(16).toString('hex');
      await store.write(nama_acak, isi);
      if (!(await move({ keadaan: 'selesai', halaman, ukuran: isi.length, nama_acak })))
        await store.remove(nama_acak);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  /** Charts one after the other: each waits for its turn behind the pictures of public pages. */
  async #paint({ bab }: Laporan, folder: string, signal: AbortSignal): Promise<void> {
    for (const grafik of bab.flatMap(({ bagian }) => bagian.flatMap((one) => one.grafik))) {
      assertGoesOn(signal);
      await writeFile(join(folder, grafik.kode), await this.painter.paint(grafikPicture(grafik), 'png'));
    }
  }

  async #fail({ db, ekspor }: Run, error: unknown): Promise<void> {
    const known = error instanceof ProblemError;
    const stopped = this.#ending.signal.aborted;
    const kode = stopped ? 'LAYANAN_SIBUK' : known ? error.kode : 'KESALAHAN_SERVER';
    const pesan = stopped ? STOPPED : known ? error.message : UNEXPECTED;
    // Also after a lost connection; a run that was cancelled stays cancelled.
    await onceBack(
      () => moveEkspor(db, ekspor.id, { keadaan: 'gagal', kode, pesan }),
      () => this.#ending.signal.aborted,
    );
    if (!known) throw error;
  }
}

/** What was cancelled or stopped goes no further; the row says which of both it was. */
function assertGoesOn(signal: AbortSignal): void {
  if (signal.aborted) throw new ProblemError('LAYANAN_SIBUK', { pesan: STOPPED });
}

/** Section by section, so that nobody waits for the whole of a long report. */
async function writeCetakan(laporan: Laporan, path: string): Promise<void> {
  const kepala = JSON.stringify({ ...composeHead(laporan), lambang });
  const blok: string[] = [];
  for (const part of composeBagian(laporan)) {
    for (const each of part) blok.push(JSON.stringify(each));
    await setImmediate();
  }
  await writeFile(path, `${kepala.slice(0, -1)},"blok":[${blok.join()}]}`);
}

/** A picture that the store has lost is left out here, and named by its section when it is drawn. */
async function fetchGambar(store: FileStore, nama: string, path: string): Promise<void> {
  const content = await store.open(nama);
  if (content !== null) await pipeline(content, createWriteStream(path));
}

const STOPPED = 'Server dihentikan sebelum berkas selesai dibuat. Mulai lagi.';
const UNEXPECTED =
  'Berkas gagal dibuat karena kesalahan pada server. Coba lagi; bila berulang, hubungi admin.';
