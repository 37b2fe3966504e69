import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { TOKEN_COOKIE, type User } from '@selaras/contracts';
import { hubunganAkun, zonedDate } from '@selaras/domain';
import { roleName } from '@selaras/roles';
import type { InferResult, Kysely } from 'kysely';
import type { Config } from '../config';
import { JoinedReads } from '../database/joined/joined-reads';
import { orangAkun } from '../database/orang/orang-akun';
import { StatementForms } from '../database/statements/statement-forms';
import type { Tables } from '../database/tables';
import type { Context } from './context';
import type { SignedIn } from './signed-in';

/** How long `last_used_at` may lag behind, so that reading does not write on every request. */
const TOUCH_EVERY_MS = 60_000;

/** Only this is stored of a token: who reads the database cannot sign in with it. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** When a session that is used now ends by itself, unless it is used again. */
export function idleUntil(now: Date, remember: boolean, { ordinary, remembered }: Config['sesi']): Date {
  return new Date(now.getTime() + (remember ? remembered : ordinary).idleMs);
}

/** How a call reads its session. */
interface Reading {
  /** In the background: it does not count as use of the session. */
  readonly latar?: boolean | undefined;
  /** Opened in a tab of its own, whose navigation carries no header. */
  readonly tab?: boolean | undefined;
}

const cookie = new RegExp(String.raw`(?:^|;\s*)${TOKEN_COOKIE}=([\w-]{43})(?:;|$)`);

/**
 * The token of `Authorization: Bearer …`. Cookies are ignored, so that a forged cross-site request has no authority;
 * but a document that is opened in a tab, which changes nothing, is read with the cookie's token, unless another site
 * led to it.
 */
export function tokenOf(headers: IncomingHttpHeaders, tab: boolean | undefined): string | undefined {
  if (headers.authorization !== undefined) return headers.authorization.match(/^Bearer ([\w-]{43})$/i)?.[1];
  if (!tab || headers['sec-fetch-site'] === 'cross-site') return undefined;
  return headers.cookie?.match(cookie)?.[1];
}

/**
 * Who asks; nobody while the account acts for no unit (decisions 95, 115). Reading counts as use of the session unless it
 * happens in the background.
 */
export async function readActor(
  headers: IncomingHttpHeaders,
  { db, clock, config }: Context,
  { latar, tab }: Reading,
): Promise<SignedIn | null> {
  const token = tokenOf(headers, tab);
  if (token === undefined) return null;
  const row = await sessionsOf(db).ask(token, () => findSession(db, hashToken(token), clock()));
  if (row === undefined) return null;
  const now = clock();
  const { remember, last_used_at, wajib_ganti_sandi, faktor_kedua_sejak, orang, ...account } = row;
  if (hubunganAkun(account.satuan_kerja_id, orang) !== 'bertugas') return null;
  const person = { ...account, satuan_kerja_pegawai_id: orang?.satuan_kerja_id ?? null };
  const harus = duty({ wajib_ganti_sandi, faktor_kedua_sejak, role_id: person.role_id }, config);
  const actor: SignedIn = harus === undefined ? person : { ...person, harus };
  if (!latar && now.getTime() - last_used_at.getTime() > TOUCH_EVERY_MS) {
    const idle_until = idleUntil(now, remember, config.sesi);
    await db
      .updateTable('sessions')
      .set({ last_used_at: now, idle_until })
      .where('id', '=', actor.session_id)
      .execute();
  }
  return actor;
}

/** Sessions that are being read, by their token, of every database that this process reads. */
const reading = new WeakMap<Kysely<Tables>, JoinedReads<SessionRow | undefined>>();

function sessionsOf(db: Kysely<Tables>): JoinedReads<SessionRow | undefined> {
  const known = reading.get(db) ?? new JoinedReads();
  reading.set(db, known);
  return known;
}

interface Account {
  readonly role_id: number;
  readonly wajib_ganti_sandi: boolean;
  readonly faktor_kedua_sejak: Date | null;
}

/** What somebody must do about his account before anything else. */
function duty({ role_id, wajib_ganti_sandi, faktor_kedua_sejak }: Account, config: Config): User['harus'] {
  if (wajib_ganti_sandi) return 'ganti-sandi';
  if (faktor_kedua_sejak === null && mustHaveSecondFactor(role_id, config)) return 'pasang-faktor-kedua';
  return undefined;
}

/** Whether the operator asks a second factor of everybody of this role. */
export function mustHaveSecondFactor(roleId: number, { secondFactorRoles }: Config): boolean {
  const role = roleName(roleId);
  return role !== null && secondFactorRoles.includes(role);
}

type SessionRow = InferResult<ReturnType<typeof sessionQuery>>[number];

const statement = new StatementForms<SessionRow>();

async function findSession(
  db: Kysely<Tables>,
  tokenHash: Buffer,
  now: Date,
): Promise<SessionRow | undefined> {
  const rows = await statement.ask(db, zonedDate(now), { tokenHash, now }, (slots) =>
    sessionQuery(db, slots.tokenHash, slots.now, orangAkun(now)),
  );
  return rows[0];
}

function sessionQuery(db: Kysely<Tables>, tokenHash: Buffer, now: Date, orang: ReturnType<typeof orangAkun>) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('satuan_kerja', 'satuan_kerja.satuan_kerja_id', 'users.satuan_kerja_id')
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.idle_until', '>', now)
    .where('sessions.absolute_until', '>', now)
    .where('users.aktif', '=', true)
    .select([
      'sessions.id as session_id',
      'sessions.remember',
      'sessions.last_used_at',
      'users.id',
      'users.username',
      'users.nama',
      'users.role_id',
      'users.satuan_kerja_id',
      'users.wajib_ganti_sandi',
      'users.faktor_kedua_sejak',
      'satuan_kerja.satuan_kerja_nama',
      orang.as('orang'),
    ]);
}
