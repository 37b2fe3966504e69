import { apiClient, rowEtag } from '@selaras/api-client';
import type { CapaianIku } from '@selaras/contracts';
import { capaianIkuEndpoints } from './capaian-iku-queries';
import type { Entry } from './entry';

const { updateKabupaten, updatePd } = capaianIkuEndpoints;

/** Saves the input of a row, of the year that it was read for, over the version that was typed over. */
export async function saveIku(row: CapaianIku, entry: Entry, tahun: number): Promise<CapaianIku> {
  const input = { params: { id: row.id }, body: entry, ifMatch: rowEtag(row), tahun };
  const { data } = await (row.tingkat === 'kabupaten'
    ? apiClient.request(updateKabupaten, input)
    : apiClient.request(updatePd, input));
  return data;
}
