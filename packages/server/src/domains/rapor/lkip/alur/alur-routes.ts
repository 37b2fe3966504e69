import { lkipAlurCalls, lkipAlurKabupatenCalls, lkipReviuCalls } from '@selaras/contracts';
import type { LangkahLkip } from '@selaras/domain';
import type { RoleName } from '@selaras/roles';
import type { FastifyInstance } from 'fastify';
import { asActor } from '../../../../database/as-actor';
import { registerFileOwner } from '../../../../kit/files/file-owner';
import type { FileStore } from '../../../../kit/files/file-store';
import { openStore } from '../../../../kit/files/open-store';
import { penerbitOf } from '../../../../kit/terbitan/penerbit';
import { rowEtag } from '../../../../plugins/etag';
import { writeOnce } from '../../../../plugins/idempotency/idempotency';
import { type RouteInput, route } from '../../../../plugins/route';
import { maySee, requireReader } from '../akses/pembaca';
import { type Pemilik, requireUnit } from '../akses/pemilik';
import { findPemilik } from '../bagian/bagian-repository';
import { copyEkspor, copyResmi, RESMI } from './bekukan';
import { requireAct } from './pelaku';
import { readAlur } from './read-alur';
import { listAntrean } from './reviu-repository';
import { takeLangkah } from './take-langkah';
import { addKomentar, markKomentar } from './write-komentar';

type Stepping = RouteInput<RoleName, { satkerId?: number | undefined }, unknown, unknown>;
type Asked = Pick<Stepping, 'params' | 'tahun'>;

const pemilikOf = ({ params, tahun }: Asked): Pemilik => ({
  satuan_kerja_id: params.satkerId ?? null,
  tahun,
});

/** The way of annual reports: steps, review, and the file that is frozen (ADR 88). */
export function registerAlurLkip(app: FastifyInstance): void {
  const store = openStore(app.context.config);
  registerFileOwner(app, RESMI, async (db, actor, lkipId) => {
    const pemilik = await findPemilik(db, lkipId);
    return pemilik !== undefined && maySee(db, actor, pemilik);
  });
  register(app, store, lkipAlurCalls);
  register(app, store, lkipAlurKabupatenCalls);
  route(app, lkipReviuCalls.antrean, ({ db, tahun, query }) => listAntrean(db, { tahun, page: query.page }));
}

function register(app: FastifyInstance, store: FileStore, calls: typeof lkipAlurCalls): void {
  route(app, calls.baca, async (input) => {
    const { db, actor, reply } = input;
    const pemilik = pemilikOf(input);
    await requireReader(db, actor, pemilik);
    const data = await readAlur(db, actor, pemilik);
    reply.header('ETag', rowEtag(data));
    return { data };
  });

  /** Who may take it at all is asked before anything is copied for it. */
  async function step(
    langkah: LangkahLkip,
    input: Stepping,
    { ekspor_id, ...kata }: { catatan?: string; nomor?: string; tanggal?: string; ekspor_id?: number } = {},
  ) {
    const { db, actor, request, clock } = input;
    const pemilik = pemilikOf(input);
    requireAct(actor, pemilik, langkah);
    await requireUnit(db, pemilik);
    const copying = { db, store, actor, pemilik };
    const berkas =
      ekspor_id !== undefined
        ? await copyEkspor(copying, ekspor_id)
        : langkah === 'publikasikan'
          ? await copyResmi(copying)
          : null;
    const rest = { db, actor, request, pemilik, now: clock(), penerbit: penerbitOf(app), kata, berkas };
    return { data: await takeLangkah(langkah, rest) };
  }

  route(app, calls.ajukan, (input) => step('ajukan', input));
  route(app, calls.tarik, (input) => step('tarik', input, { catatan: input.body.alasan }));
  route(app, calls.kembalikan, (input) => step('kembalikan', input, { catatan: input.body.alasan }));
  route(app, calls['selesaikan-reviu'], (input) => step('selesaikan-reviu', input));
  route(app, calls.formalkan, (input) => step('formalkan', input, input.body));
  route(app, calls.publikasikan, (input) => step('publikasikan', input));
  route(app, calls.sampaikan, (input) =>
    step('sampaikan', input, { catatan: input.body.kepada, tanggal: input.body.tanggal }),
  );
  route(app, calls['buka-kembali'], (input) => step('buka-kembali', input, { catatan: input.body.alasan }));

  route(app, calls.komentar, async (input) => {
    const { db, actor, request, body } = input;
    const pemilik = pemilikOf(input);
    await requireUnit(db, pemilik);
    const data = await writeOnce({ db, actor, request }, (tx) => addKomentar({ tx, actor, pemilik }, body));
    return { data };
  });
  route(app, calls.tandai, async (input) => {
    const { db, actor, request, params, body } = input;
    const pemilik = pemilikOf(input);
    const data = await asActor(db, actor.id, (tx) =>
      markKomentar({ tx, actor, pemilik }, request, { id: params.komentarId, ...body }),
    );
    return { data };
  });
}
