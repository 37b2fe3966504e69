import { randomUUID } from 'node:crypto';
import type { Naskah } from '@selaras/contracts';
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../../database/tables';
import { requireMatch, rowEtag } from '../../../../plugins/etag';
import type { SignedIn } from '../../../../plugins/signed-in';
import type { Pemilik } from '../akses/pemilik';
import { requireTerbuka } from '../akses/require-terbuka';
import { recordAngkaBagian } from '../tabel/record-angka';
import {
  addVersi,
  type HeldBagian,
  holdBagian,
  type KodeBagian,
  listBagian,
  storeIsi,
} from './bagian-repository';
import { claimPictures } from './claim-pictures';
import { endSewa, findPemegang, giveSewa, heldByOther, keepSewa, requireSewa } from './sewa-repository';

/** While one person writes on, what was before is kept once in this time, and at his first save. */
const CATAT_TIAP_MS = 5 * 60_000;

export interface Writing {
  readonly tx: Kysely<Tables>;
  readonly actor: SignedIn;
  readonly pemilik: Pemilik;
  readonly bagian: KodeBagian;
  readonly now: Date;
}

/** Holds a section for this session; who has it already is displaced only when that is asked for. */
export async function takeSewa({ tx, actor, pemilik, bagian, now }: Writing, ambilAlih: boolean) {
  await requireTerbuka(tx, pemilik);
  const held = await holdBagian(tx, pemilik, bagian);
  const pemegang = await findPemegang(tx, held.id, now);
  if (pemegang !== undefined && !ambilAlih) throw heldByOther(pemegang, actor);
  const sewa = randomUUID();
  await giveSewa(tx, held.id, sewa, actor, now);
  const [row] = await listBagian(tx, pemilik, [bagian], { session_id: actor.session_id, now });
  if (row === undefined) throw new Error(`Section ${bagian} has no row`);
  return { sewa, bagian: row };
}

/** Says that the holder is still there. */
export async function keepHolding({ tx, actor, pemilik, bagian, now }: Writing, sewa: string) {
  await requireTerbuka(tx, pemilik);
  const held = await holdBagian(tx, pemilik, bagian);
  await requireSewa(tx, held.id, sewa, actor, now);
  await keepSewa(tx, sewa, now);
  return { versi: held.versi };
}

/** Lets a section go; one that is not held any more is free or somebody else's, and stays so. */
export async function letGo({ tx, actor, pemilik, bagian, now }: Writing, sewa: string) {
  const held = await holdBagian(tx, pemilik, bagian);
  const pemegang = await findPemegang(tx, held.id, now);
  if (pemegang?.sewa === sewa && pemegang.session_id === actor.session_id) await endSewa(tx, sewa);
}

/** Saves the holder's text over the version that he read; what stood there is kept. */
export async function saveIsi(
  { tx, actor, pemilik, bagian, now }: Writing,
  request: FastifyRequest,
  { sewa, isi }: { sewa: string; isi: Naskah },
) {
  await requireTerbuka(tx, pemilik);
  const held = await holdBagian(tx, pemilik, bagian);
  const pemegang = await requireSewa(tx, held.id, sewa, actor, now);
  requireMatch(request, rowEtag(held), { versi: held.versi, isi: held.isi });
  await claimPictures(tx, isi, held.lkip_id, pemilik, actor);
  const due = pemegang.dicatat === null || now.getTime() - pemegang.dicatat.getTime() >= CATAT_TIAP_MS;
  const catat = due && held.isi !== null;
  if (catat) await keepBefore(tx, held);
  if (due) await recordAngkaBagian(tx, pemilik, held, now);
  await keepSewa(tx, sewa, now, catat || held.isi === null ? now : undefined);
  const { versi } = await storeIsi(tx, held.id, isi, actor.id, now);
  return { versi, diubah: now.toISOString() };
}

/** What stands there is kept as a version before it is replaced. */
export async function keepBefore(tx: Kysely<Tables>, { id, isi, ditulis_pada, ditulis_oleh }: HeldBagian) {
  if (isi === null || ditulis_pada === null) return;
  await addVersi(tx, id, { isi, sebab: 'tersimpan', ditulis_pada, ditulis_oleh });
}

/** Keeps a text that its author could not save any more because somebody else took the section over. */
export async function setAside({ tx, actor, pemilik, bagian, now }: Writing, isi: Naskah) {
  const held = await holdBagian(tx, pemilik, bagian);
  await claimPictures(tx, isi, held.lkip_id, pemilik, actor);
  return addVersi(tx, held.id, { isi, sebab: 'tersisih', ditulis_pada: now, ditulis_oleh: actor.id });
}
