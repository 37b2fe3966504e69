import {
  type CascadingTree,
  getCascadingCall,
  getPublicCascadingCall,
  kinerjaActs,
} from '@selaras/contracts';
import { TANPA_ORANG } from '@selaras/domain';
import { type Actor, can, hasRole, type Who } from '@selaras/roles';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { lockOf } from '../../../kit/locks/lock';
import { bytesOf } from '../../../kit/text-cache/bytes-of';
import { acceptedEncoding, TextCache } from '../../../kit/text-cache/text-cache';
import {
  publicVisibility,
  type Visibility,
  visibilityKey,
  visibilityOf,
} from '../../../kit/visibility/visibility';
import { notModified, sourceEtag } from '../../../plugins/etag';
import { ProblemError } from '../../../plugins/problem';
import { publicJson } from '../../../plugins/public-answer';
import { type RouteInput, route } from '../../../plugins/route';
import type { TreeRow } from './tree-row';
import { treeScope } from './tree-scope';
import { findTreeRows } from './tree-sql';
import type { TreeState } from './tree-state';
import { TreeStates } from './tree-states';
import { treeText } from './tree-text';

/** Serialised trees of all readers together; the regency of 10,000 nodes takes about 12 MB of it. */
const CACHE_BYTES = 96 * 1024 * 1024;

type TreeInput = Omit<
  RouteInput<Who, unknown, { satuan_kerja_id?: number | undefined }, unknown>,
  'params' | 'body'
>;

type Reader = 'masuk' | 'publik';

/** What all readers share: trees that were made, and states that are being read. */
interface Shared {
  readonly cache: TextCache;
  readonly states: TreeStates;
}

/** The cascading tree for signed-in readers and its public twin: at most two queries, none but the first for a 304. */
export function registerCascading(app: FastifyInstance): void {
  const { db, config } = app.context;
  const states = new TreeStates(db);
  const shared = { cache: new TextCache(CACHE_BYTES), states };
  route(
    app,
    getCascadingCall,
    (input) => answerTree(shared, input, visibilityOf(input.actor), 'masuk'),
    (request) => states.begin(request, config),
  );
  route(app, getPublicCascadingCall, (input) => answerTree(shared, input, publicVisibility, 'publik'));
}

async function answerTree(
  { cache, states }: Shared,
  input: TreeInput,
  visibility: Visibility,
  pembaca: Reader,
): Promise<FastifyReply> {
  const { request, reply, query, tahun } = input;
  const satuanKerjaId = query.satuan_kerja_id ?? null;
  const state = await states.of(request, satuanKerjaId, tahun);
  if (state === undefined) throw new ProblemError('TIDAK_DITEMUKAN');

  const kemampuan = pembaca === 'masuk' ? abilityOf(input, satuanKerjaId, state) : { ubah: false };
  const kelas = visibilityKey(visibility, satuanKerjaId);
  const etag = sourceEtag(
    satuanKerjaId,
    tahun,
    state.tanda,
    pembaca === 'publik' ? TANPA_ORANG : pembaca,
    kelas,
    JSON.stringify(kemampuan),
  );
  reply.header('Vary', 'Accept-Encoding, Authorization');
  if (notModified(request, reply, etag)) return reply.code(304).send();

  if (!cache.has(etag)) {
    cache.put(etag, bytesOf(await readTree(input, { visibility, pembaca, state, kemampuan })));
  }
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
  return reply.type('application/json; charset=utf-8').send(await cache.get(etag, encoding));
}

interface TreeReader {
  readonly visibility: Visibility;
  readonly pembaca: Reader;
  readonly state: TreeState;
  readonly kemampuan: CascadingTree['meta']['kemampuan'];
}

/** Box by box, so that the tree keeps its lines and is never read as a whole. */
const publicRow = (row: TreeRow): TreeRow =>
  row.node === null ? row : { ...row, node: publicJson(row.node) };

/** Pieces of the tree's text, which comes from the database as it is; only the small `meta` is made here. */
async function readTree(
  { db, query, tahun }: TreeInput,
  { visibility, pembaca, state, kemampuan }: TreeReader,
): Promise<readonly string[]> {
  const scope = treeScope(tahun, query.satuan_kerja_id ?? null, visibility);
  if (scope === null) throw new ProblemError('TAHUN_TIDAK_DIKENAL');
  const rows = await findTreeRows(db, scope);
  const { data, jumlah } = treeText(pembaca === 'publik' ? rows.map(publicRow) : rows);
  const meta: CascadingTree['meta'] = {
    tahun,
    satuan_kerja: state.satuan_kerja,
    versi: state.versi,
    jumlah,
    kemampuan,
  };
  return ['{"data":', ...data, `,"meta":${JSON.stringify(meta)}}`];
}

/** What the reader may change on the edit pages: as far as his right over the unit and its lock go (spec 2 §4). */
function abilityOf(
  { actor, clock }: { actor: Actor | null; clock: () => Date },
  satuanKerjaId: number | null,
  state: TreeState,
): CascadingTree['meta']['kemampuan'] {
  const isSuper = hasRole(actor, 'super');
  if (satuanKerjaId === null) return isSuper ? { ubah: true, tambah: true } : { ubah: false };
  if (!can(actor, kinerjaActs.update, { satuan_kerja_id: satuanKerjaId })) return { ubah: false };
  const { bidang, triwulan } = lockWithin(state, isSuper, clock);
  if (bidang.includes('kinerja')) return { ubah: true, tambah: true };
  if (bidang.length > 0) return { ubah: true };
  return triwulan.length > 0 ? { ubah: true, hanya_realisasi: true } : { ubah: false };
}

type Lock = Pick<ReturnType<typeof lockOf>, 'bidang' | 'triwulan'>;

/** Locks of states for super and for everybody else. */
const locks = { super: new WeakMap<TreeState, Lock>(), lain: new WeakMap<TreeState, Lock>() };

/** The lock of a unit at the moment of its state: worked out once for all who share one read. */
function lockWithin(state: TreeState, isSuper: boolean, clock: () => Date): Lock {
  const known = locks[isSuper ? 'super' : 'lain'];
  const { batas, validasi } = state;
  const lock = known.get(state) ?? lockOf({ batas, validasi, isSuper, now: clock() });
  known.set(state, lock);
  return lock;
}
