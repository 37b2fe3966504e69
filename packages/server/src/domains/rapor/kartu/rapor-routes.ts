import { raporCalls, raporPublikCalls } from '@selaras/contracts';
import type { FastifyInstance } from 'fastify';
import { batasRealisasi, findBatasWaktu } from '../../../kit/batas-waktu/batas-waktu-repository';
import { findRegencyVersion } from '../../../kit/data-version/data-version';
import { ALL_ROWS } from '../../../kit/paging/read-page';
import { KeptAnswers } from '../../../kit/text-cache/kept-answers';
import { publicVisibility, visibilityKey, visibilityOf } from '../../../kit/visibility/visibility';
import { sendXlsx } from '../../../kit/xlsx/send-xlsx';
import { route } from '../../../plugins/route';
import type { SignedIn } from '../../../plugins/signed-in';
import { findRaporRows } from './data-repository';
import { dataCells, dataHeadings } from './data-sheet';
import { readKartu } from './read-kartu';
import { findPlaces, readPeringkat } from './read-peringkat';
import { readPublik } from './read-publik';
import { findSasaranRows } from './sasaran-repository';

/** Report cards of a quarter: the card, its rows, the places of all units, and the public card (domain §3, §9 2.6). */
export function registerKartu(app: FastifyInstance): void {
  const { db } = app.context;
  const answers = new KeptAnswers(() => findRegencyVersion(db));

  route(app, raporCalls.ringkasan, ({ request, reply, actor, tahun, query }) => {
    const visibility = visibilityOf(actor);
    const key = visibilityKey(visibility, query.satuan_kerja_id ?? null);
    return answers.send(
      { request, reply },
      [raporCalls.ringkasan.path, JSON.stringify(query), tahun, query.satuan_kerja_id ? key : null],
      () => readKartu(db, { ...query, tahun, visibility }),
    );
  });

  route(app, raporCalls.data, async ({ actor, tahun, query }) => {
    const [rows, batas] = await Promise.all([
      findRaporRows(db, { ...query, tahun, visibility: rowVisibility(actor, query) }, query.page),
      findBatasWaktu(db, tahun, batasRealisasi(query.triwulan)),
    ]);
    return { ...rows, batas };
  });

  route(app, raporCalls.sasaran, async ({ actor, tahun, query }) => {
    const [rows, batas] = await Promise.all([
      findSasaranRows(db, { ...query, tahun, visibility: rowVisibility(actor, query) }, query.page),
      findBatasWaktu(db, tahun, batasRealisasi(query.triwulan)),
    ]);
    return { ...rows, batas };
  });

  route(app, raporCalls.ekspor, async ({ actor, tahun, query, reply }) => {
    const { data } = await findRaporRows(
      db,
      { ...query, tahun, visibility: rowVisibility(actor, query) },
      ALL_ROWS,
    );
    return sendXlsx(reply, {
      nama: `rapor-tw${query.triwulan}`,
      tahun,
      headings: dataHeadings,
      rows: (async function* () {
        yield data.map(dataCells);
      })(),
    });
  });

  route(app, raporCalls.peringkat, ({ request, reply, tahun, query: { triwulan } }) =>
    answers.send({ request, reply }, [raporCalls.peringkat.path, triwulan, tahun], async () => {
      const [ranked, before, batas] = await Promise.all([
        readPeringkat(db, { tahun, triwulan }),
        triwulan === 1 ? new Map<number, number>() : findPlaces(db, { tahun, triwulan: triwulan - 1 }),
        findBatasWaktu(db, tahun, batasRealisasi(triwulan)),
      ]);
      return {
        tahun,
        triwulan,
        batas,
        data: ranked.map(({ unit, ringkasan, peringkat }) => ({
          satuan_kerja: unit.satuan_kerja,
          ringkasan,
          peringkat,
          sebelumnya: before.get(unit.satuan_kerja_id) ?? null,
        })),
      };
    }),
  );

  route(app, raporPublikCalls.kartu, ({ request, reply, tahun, params: { triwulan, satkerId } }) =>
    answers.send({ request, reply }, [raporPublikCalls.kartu.path, triwulan, satkerId, tahun], () =>
      readPublik(db, { tahun, triwulan, satuan_kerja_id: satkerId }),
    ),
  );
}

/** Rows of all units are those that their card adds up: final ones, for every reader alike. */
const rowVisibility = (actor: SignedIn, { satuan_kerja_id }: { satuan_kerja_id?: number | undefined }) =>
  satuan_kerja_id === undefined ? publicVisibility : visibilityOf(actor);
