import { apiClient, documentEndpoints } from '@selaras/api-client';
import { useSession } from '@selaras/portal';
import { useOpenTab } from '@selaras/resource';
import { levelAt } from '../../tree/model/level';
import { cardAt, type TreeModel } from '../../tree/model/model';
import { useDiagramPage } from '../context/diagram-page-context';

interface Document {
  readonly url: string;
  readonly file: () => Promise<Blob>;
}

/**
 * The two documents that open in a new tab (spec 1 §7). A tab carries no token: for a signed-in user the file is fetched
 * with his rights and handed to the tab, a guest's tab goes to the address itself.
 */
export function useDocuments() {
  const { user } = useSession();
  const { tahun } = useDiagramPage();
  const tab = useOpenTab();

  const open = (document: Document) => {
    if (user === null) window.open(document.url, '_blank', 'noopener');
    else tab.open(document.file);
  };

  return {
    openPk(model: TreeModel, box: number): void {
      const jenis = levelAt(model.level[box] ?? 0).jenisPk;
      const input = { query: { jenis, id: cardAt(model, box).nodeId, tahun_kinerja: tahun } };
      open({
        url: apiClient.url(documentEndpoints.downloadPerjanjianKinerja, input),
        file: () => apiClient.file(documentEndpoints.downloadPerjanjianKinerja, input),
      });
    },
    openRekap(satuanKerjaId: number): void {
      const input = { query: { tahun_kinerja: tahun, satuan_kerja_id: satuanKerjaId } };
      open({
        url: apiClient.url(documentEndpoints.rekapAnggaran, input),
        file: () => apiClient.file(documentEndpoints.rekapAnggaran, input),
      });
    },
  };
}
