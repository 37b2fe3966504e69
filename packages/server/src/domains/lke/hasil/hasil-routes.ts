import { lkeHasilCalls, lkeHasilPublikCalls } from '@selaras/contracts';
import { can } from '@selaras/roles';
import type { FastifyInstance } from 'fastify';
import { findRegencyVersion } from '../../../kit/data-version/data-version';
import { KeptAnswers } from '../../../kit/text-cache/kept-answers';
import { sendXlsx } from '../../../kit/xlsx/send-xlsx';
import { ProblemError } from '../../../plugins/problem';
import { route } from '../../../plugins/route';
import type { SignedIn } from '../../../plugins/signed-in';
import { rincianOf, trenOf } from './hasil-detail';
import type { Hasil } from './hasil-rows';
import { hasilCells, hasilHeadings } from './hasil-sheet';
import { readPublicHasil } from './public-hasil';
import { partsOf, readHasil, readHasilUnit } from './read-hasil';
import { listRekomendasi } from './rekomendasi-repository';
import { isKolomTerlihat, type Pandangan, pandanganOf, visibleHasil } from './visible-hasil';

/** Results of the evaluation: all units, one unit in detail, and the public's part of it (domain §4). */
export function registerHasil(app: FastifyInstance): void {
  route(app, lkeHasilCalls.list, async ({ db, actor, tahun }) => {
    const { instrumen, rows } = await readHasil(db, tahun);
    return { ...partsOf(instrumen), data: visibleRows(rows, actor) };
  });

  route(app, lkeHasilCalls.ekspor, async ({ db, actor, tahun, reply }) => {
    const { instrumen, rows } = await readHasil(db, tahun);
    const cells = visibleRows(rows, actor).map((row) => hasilCells(row, instrumen));
    return sendXlsx(reply, {
      nama: 'rekap-lke',
      tahun,
      headings: hasilHeadings(instrumen),
      rows: (async function* () {
        yield cells;
      })(),
    });
  });

  route(app, lkeHasilCalls.get, async ({ db, actor, tahun, params: { satkerId } }) => {
    if (!can(actor, lkeHasilCalls.get.act, { satuan_kerja_id: satkerId }))
      throw new ProblemError('TIDAK_BERHAK');
    const { instrumen, hasil } = await readHasilUnit(db, tahun, satkerId);
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

const visibleRows = (rows: readonly Hasil[], actor: SignedIn) =>
  rows.flatMap((row) => {
    const pandangan = pandanganOf(actor, row.stored);
    return pandangan === null ? [] : [visibleHasil(row, pandangan)];
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
