import { servers } from '../../server/servers';
import { api } from '../api';
import { asSuper, newKinerjaProgram } from './rencana';

const YEAR = { 'default-key-tahun-kinerja': '2025' };

interface Kinerja {
  readonly id: number;
  readonly versi: number;
  readonly indikator: string;
}

/** What a form sends of a performance when these fields are changed. */
async function change(id: number, fields: object): Promise<void> {
  const path = `/kinerja-program/${id}`;
  const { data } = await asSuper<{ data: Record<string, unknown> & { versi: number } }>('GET', path);
  const ref = (name: string) => (data[name] as { id: number } | null)?.id ?? null;
  const { satuan_kerja_id } = data.satuan_kerja as { satuan_kerja_id: number };
  const body = {
    ...data,
    satuan_kerja_id,
    sasaran_strategis_pd_id: ref('sasaran_strategis_pd'),
    program_id: ref('program'),
    struktur_organisasi_id: ref('struktur_organisasi'),
    tim_kerja_id: ref('tim_kerja'),
    ...fields,
  };
  await asSuper('PUT', path, body, { 'if-match': `"${data.versi}"` });
}

/** Gives a performance to a post of its unit. */
export async function giveOwner(id: number, unit: number): Promise<void> {
  const posts = await asSuper<{ value: number }[]>(
    'GET',
    `/option/pengampu/unit-kerja?satuan_kerja_id=${unit}`,
  );
  await change(id, { pengampu: 'unit-kerja', struktur_organisasi_id: posts.at(-1)?.value });
}

/** A performance of this story alone, owned by a post of its unit. */
export async function ownedKinerja(unit: number): Promise<Kinerja> {
  const made = await newKinerjaProgram(unit);
  await giveOwner(made.id, unit);
  const { data } = await asSuper<{ data: Kinerja }>('GET', `/kinerja-program/${made.id}`);
  return data;
}

/** The plan changes after an agreement was issued. */
export const setTarget = (id: number, target: number) => change(id, { target });

/** The document of the newest issued agreement about a performance, as the unit's people read it. */
export async function documentOf(id: number, token: string): Promise<Buffer> {
  const answer = await api('GET', `/perjanjian-kinerja/download?jenis=kinerja-program&id=${id}`, {
    token,
    headers: YEAR,
    origin: servers.demo.origin,
  });
  return Buffer.from(await answer.arrayBuffer());
}
