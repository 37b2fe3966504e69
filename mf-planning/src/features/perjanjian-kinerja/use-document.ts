import { apiClient, documentEndpoints } from '@selaras/api-client';
import type { PerjanjianDetail } from '@selaras/contracts';
import { useOpenTab } from '@selaras/resource';

/** Opens the document of exactly this agreement in a new tab. */
export function useDocument() {
  const { open } = useOpenTab();
  return (dokumen: Pick<PerjanjianDetail, 'id' | 'jenis' | 'subjek_id'>) => {
    const { id, jenis, subjek_id } = dokumen;
    const query = { jenis, id: subjek_id ?? id, perjanjian_id: id };
    open(() => apiClient.tabAddress(documentEndpoints.downloadPerjanjianKinerja, { query }));
  };
}
