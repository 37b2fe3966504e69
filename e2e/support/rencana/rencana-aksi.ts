import { unique } from '../api';
import { asSuper } from './rencana';

/** Rows of one page of the action-plan modal (spec 1 §9). */
const PER_PAGE = 20;

type Level = 'pd' | 'rpjmd';
interface RencanaAksi {
  readonly id: number;
  readonly versi: number;
  readonly rencana_aksi: string;
  readonly induk: { readonly id: number };
  readonly kinerja_sub_kegiatan: { readonly indikator: string } | null;
}

/** Actions of a plan whose words hold this one. */
export const rencanaAksiFound = async (level: Level, word: string): Promise<readonly RencanaAksi[]> =>
  (await asSuper<{ data: RencanaAksi[] }>('GET', `/rencana-aksi-${level}?q=${word}`)).data;

const modals = {
  pd: { path: '/public-display/rencana-aksi', goal: 'sasaran-strategis-pd' },
  rpjmd: { path: '/public-display/rencana-aksi-gubernur', goal: 'sasaran-strategis-rpjmd' },
} as const;

/** The diagram's name for the page of its goal's modal on which an action stands, whatever other stories have added. */
export async function modalPageOf(level: Level, action: RencanaAksi | undefined): Promise<string> {
  if (action === undefined) throw new Error('no action was found');
  const { path, goal } = modals[level];
  const query = `${goal.replaceAll('-', '_')}_id=${action.induk.id}`;
  for (let page = 1; ; page += 1) {
    const { data } = await asSuper<{ data: { id: number }[] }>('GET', `${path}?${query}&page=${page}`);
    if (data.some(({ id }) => id === action.id)) return `${goal}:${action.induk.id}/${page}`;
    if (data.length < PER_PAGE) throw new Error(`Action ${action.id} is on no page of its goal's modal`);
  }
}

/** An action of this story alone, with a target of 10 persons in each quarter. */
export async function newRencanaAksi(unit: number): Promise<RencanaAksi> {
  const { data: goals } = await asSuper<{ data: { id: number }[] }>(
    'GET',
    `/sasaran-strategis-pd?satuan_kerja_id=${unit}`,
  );
  const word = unique();
  const body = {
    satuan_kerja_id: unit,
    induk_id: goals[0]?.id,
    rencana_aksi: `Aksi ${word}`,
    indikator: `Indikator ${word}`,
    satuan: 'orang',
    polaritas: 'maximize',
    ...{ tw1: 10, tw2: 10, tw3: 10, tw4: 10 },
    anggaran: null,
    kinerja_sub_kegiatan_id: null,
    pengampu: null,
    struktur_organisasi_id: null,
    tim_kerja_id: null,
  };
  const key = { 'idempotency-key': crypto.randomUUID() };
  return (await asSuper<{ data: RencanaAksi }>('POST', '/rencana-aksi-pd', body, key)).data;
}
