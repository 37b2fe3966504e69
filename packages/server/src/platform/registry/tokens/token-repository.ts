import { randomBytes } from 'node:crypto';
import { DEPLOY_TOKEN_PREFIX, type DeployToken } from '@selaras/contracts';
import { addDays } from '@selaras/domain';
import { roleIds } from '@selaras/roles';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables';
import { hashToken } from '../../../plugins/actor';

/** Characters of a token that stay readable, to tell it from others. */
const ENDING = 4;

function selectTokens(db: Kysely<Tables>, remote: string) {
  return db
    .selectFrom('remote_token as t')
    .innerJoin('users as u', 'u.id', 't.dibuat_oleh')
    .where('t.remote', '=', remote)
    .select(['t.id', 't.nama', 't.akhiran', 't.dibuat', 't.berakhir', 't.dicabut', 't.terakhir_dipakai'])
    .select(['u.nama as pembuat', 'u.aktif', 'u.role_id']);
}
type TokenRow = Awaited<ReturnType<ReturnType<typeof selectTokens>['execute']>>[number];

/** What a token stands and falls with: itself, and that who made it is still a super. */
function stateOf({ dicabut, berakhir, aktif, role_id }: TokenRow, now: Date): DeployToken['state'] {
  if (dicabut !== null) return 'revoked';
  if (berakhir <= now) return 'ended';
  return aktif && role_id === roleIds.super ? 'valid' : 'orphaned';
}

function toToken(token: TokenRow, now: Date): DeployToken {
  const { id, nama, akhiran, pembuat, ...row } = token;
  return {
    id,
    name: nama,
    ending: akhiran,
    createdAt: row.dibuat.toISOString(),
    createdBy: pembuat,
    endsAt: row.berakhir.toISOString(),
    revokedAt: row.dicabut?.toISOString() ?? null,
    lastUsedAt: row.terakhir_dipakai?.toISOString() ?? null,
    state: stateOf(token, now),
  };
}

/** The newest first. */
export async function listTokens(db: Kysely<Tables>, remote: string, now: Date): Promise<DeployToken[]> {
  const rows = await selectTokens(db, remote).orderBy('t.id', 'desc').execute();
  return rows.map((row) => toToken(row, now));
}

interface NewToken {
  readonly remote: string;
  readonly name: string;
  readonly days: number;
  readonly madeBy: number;
}

/** Makes a token of 256 random bits, of which only the hash is kept: it is answered here and never again. */
export async function insertToken(
  tx: Kysely<Tables>,
  { remote, name, days, madeBy }: NewToken,
  now: Date,
): Promise<{ data: DeployToken; token: string }> {
  const token = DEPLOY_TOKEN_PREFIX + randomBytes(32).toString('base64url');
  const { id } = await tx
    .insertInto('remote_token')
    .values({
      remote,
      nama: name,
      token_hash: hashToken(token),
      akhiran: token.slice(-ENDING),
      berakhir: addDays(now, days),
      dibuat: now,
      dibuat_oleh: madeBy,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const row = await selectTokens(tx, remote).where('t.id', '=', id).executeTakeFirstOrThrow();
  return { data: toToken(row, now), token };
}

/** Answers the token's name; undefined when the remote has no such token, null when it was revoked before. */
export async function revokeToken(
  tx: Kysely<Tables>,
  remote: string,
  id: number,
  now: Date,
): Promise<string | null | undefined> {
  const token = await tx
    .selectFrom('remote_token')
    .where('remote', '=', remote)
    .where('id', '=', id)
    .select(['nama', 'dicabut'])
    .forUpdate()
    .executeTakeFirst();
  if (token === undefined) return undefined;
  if (token.dicabut !== null) return null;
  await tx.updateTable('remote_token').set({ dicabut: now }).where('id', '=', id).execute();
  return token.nama;
}
