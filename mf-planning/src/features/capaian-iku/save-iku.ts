import { ApiError, apiClient, rowEtag } from '@selaras/api-client';
import type { CapaianIku } from '@selaras/contracts';
import { capaianIkuEndpoints } from './capaian-iku-queries';
import { type Entry, entryOf, mergeEntry } from './entry';

const { updateKabupaten, updatePd } = capaianIkuEndpoints;

interface Saved {
  readonly row: CapaianIku;
  /** What the save replaced; null when nothing was saved because somebody else wrote the same figure differently. */
  readonly before: Entry | null;
}

/** Saves a row's input of the year that it was read for; who meets a newer version saves on it, unless both wrote the same figure. */
export async function saveIku(row: CapaianIku, mine: Entry, tahun: number): Promise<Saved> {
  const input = { params: { id: row.id }, body: mine, ifMatch: rowEtag(row), tahun };
  try {
    const { data } = await (row.tingkat === 'kabupaten'
      ? apiClient.request(updateKabupaten, input)
      : apiClient.request(updatePd, input));
    return { row: data, before: entryOf(row) };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 412) throw error;
    const terkini = error.terkini as CapaianIku;
    const merged = mergeEntry({ base: entryOf(row), mine, theirs: entryOf(terkini) });
    return merged === null ? { row: terkini, before: null } : saveIku(terkini, merged, tahun);
  }
}
