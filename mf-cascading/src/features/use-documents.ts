import { type AddressInput, apiClient, documentEndpoints, type Endpoint } from '@selaras/api-client';
import type { AnyCall } from '@selaras/contracts';
import { useSession } from '@selaras/portal';
import { useOpenTab } from '@selaras/resource';
import { useDiagramPage } from '../diagram/context/diagram-page-context';
import { levelAt } from '../tree/model/level';
import { cardAt, type TreeModel } from '../tree/model/model';

/**
 * The two documents that open in a new tab under their address (spec 1 §7). For a signed-in user it is asked first
 * whether they open for him; a guest is offered only those that do.
 */
export function useDocuments() {
  const { user } = useSession();
  const { tahun } = useDiagramPage();
  const tab = useOpenTab();

  function open<Call extends AnyCall>(document: Endpoint<Call>, input: AddressInput<Call>): void {
    if (user === null) window.open(apiClient.url(document, input), '_blank', 'noopener');
    else tab.open(() => apiClient.tabAddress(document, input));
  }

  return {
    openPk(model: TreeModel, box: number): void {
      const jenis = levelAt(model.level[box] ?? 0).jenisPk;
      const query = { jenis, id: cardAt(model, box).nodeId, tahun_kinerja: tahun };
      open(documentEndpoints.downloadPerjanjianKinerja, { query });
    },
    openRekap(satuanKerjaId: number): void {
      const query = { tahun_kinerja: tahun, satuan_kerja_id: satuanKerjaId };
      open(documentEndpoints.rekapAnggaran, { query });
    },
  };
}
