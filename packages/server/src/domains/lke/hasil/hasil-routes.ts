import { lkeHasilCalls, lkeHasilPublikCalls, type RingkasTindakLanjut } from '@selaras/contracts';
import { zonedDate } from '@selaras/domain';
import { can } from '@selaras/roles';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables';
import { findRegencyVersion } from '../../../kit/data-version/data-version';
import { KeptAnswers } from '../../../kit/text-cache/kept-answers';
import { sendXlsx } from '../../../kit/xlsx/send-xlsx';
import { ProblemError } from '../../../plugins/problem';
import { route } from '../../../plugins/route';
import type { SignedIn } from '../../../plugins/signed-in';
import { summarizeTindakLanjut } from '../tindak-lanjut/tindak-lanjut-repository';
import { rincianOf, trenOf } from './hasil-detail';
import type { Hasil } from './hasil-rows';
import { hasilCells, hasilHeadings } from './hasil-sheet';
import { readPublicHasil } from './public-hasil';
import { partsOf, readHasil, readHasilUnit } from './read-hasil';
import { listRekomendasi } from './rekomendasi-repository';
import { isKolomTerlihat, type Pandangan, pandanganOf, visibleHasil } from './visible-hasil';

/** Results of the evaluation: all units, one unit in detail, and the public's part of it (domain §4). */
export function registerHasil(app: FastifyInstance): void {
  route(app, lkeHasilCalls.list, async ({ db, actor, tahun, clock }) => {
    const { instrumen, rows, tindakLanjut } = await readAll(db, tahun, clock());
    return { ...partsOf(instrumen), data: visibleRows(rows, actor, tindakLanjut) };
  });

  route(app, lkeHasilCalls.ekspor, async ({ db, actor, tahun, reply, clock }) => {
    const { instrumen, rows, tindakLanjut } = await readAll(db, tahun, clock());
    const cells = visibleRows(rows, actor, tindakLanjut).map((row) => hasilCells(row, instrumen));
    return sendXlsx(reply, {
      nama: 'rekap-lke',
      tahun,
      headings: hasilHeadings(instrumen),
      rows: (async function* () {
        yield cells;
      })(),
    });
  });

  route(app, lkeHasilCalls.get, async ({ db, actor, tahun, clock, params: { satkerId } }) => {
    if (!can(actor, lkeHasilCalls.get.act, { satuan_kerja_id: satkerId }))
      throw new ProblemError('TIDAK_BERHAK');
    const [{ instrumen, hasil }, tindakLanjut] = await Promise.all([
      readHasilUnit(db, tahun, satkerId),
      summarizeTindakLanjut(db, tahun, zonedDate(clock()), satkerId),
    ]);
    const { row, pandangan } = requireVisible(hasil, actor);
    const { keadaan } = row.stored;
    const rounds = ([1, 2] as const).filter((round) =>
      isKolomTerlihat(pandangan, round === 1 ? 'pertama' : 'kedua', keadaan),
    );
    const [rekomendasi, tren] = await Promise.all([
      listRekomendasi(db, { satuanKerjaId: satkerId, tahun }, rounds),
      trenOf(db, satkerId, pandangan),
    ]);
    const seen = visibleHasil(row, pandangan);
    return {
      data: {
        ...seen,
        tindak_lanjut: pandangan === 'publik' ? null : (tindakLanjut.get(satkerId) ?? null),
        ...partsOf(instrumen),
        rincian: rincianOf(instrumen, row, pandangan),
        rekomendasi,
        tren,
      },
    };
  });

  registerPublik(app);
}

/** Final results alone, without people, made once for each version of the data: a step of an evaluation is one. */
function registerPublik(app: FastifyInstance): void {
  const { db } = app.context;
  const answers = new KeptAnswers(() => findRegencyVersion(db));
  route(app, lkeHasilPublikCalls.list, ({ request, reply, tahun }) =>
    answers.send({ request, reply }, [lkeHasilPublikCalls.list.path, tahun], () =>
      readPublicHasil(db, tahun),
    ),
  );
}

/** Results of a year with how far recommendations are followed up. */
async function readAll(db: Kysely<Tables>, tahun: number, now: Date) {
  const [hasil, tindakLanjut] = await Promise.all([
    readHasil(db, tahun),
    summarizeTindakLanjut(db, tahun, zonedDate(now)),
  ]);
  return { ...hasil, tindakLanjut };
}

const visibleRows = (
  rows: readonly Hasil[],
  actor: SignedIn,
  tindakLanjut: ReadonlyMap<number, RingkasTindakLanjut>,
) =>
  rows.flatMap((row) => {
    const pandangan = pandanganOf(actor, row.stored);
    if (pandangan === null) return [];
    const told = pandangan === 'publik' ? undefined : tindakLanjut.get(row.stored.satuan_kerja_id);
    return [{ ...visibleHasil(row, pandangan), tindak_lanjut: told ?? null }];
  });

/** A unit's result with how much of it the reader sees; 404 for an evaluator to whom it is not assigned. */
function requireVisible(row: Hasil | undefined, actor: SignedIn): { row: Hasil; pandangan: Pandangan } {
  const pandangan = row && pandanganOf(actor, row.stored);
  if (row && pandangan && (pandangan !== 'publik' || row.stored.keadaan === 'final'))
    return { row, pandangan };
  throw new ProblemError('TIDAK_DITEMUKAN', {
    pesan: 'Hasil satuan kerja ini tidak ditugaskan kepada Anda.',
  });
}
