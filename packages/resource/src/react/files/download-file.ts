import { apiClient, fileEndpoints } from '@selaras/api-client';
import type { KeptFile } from '@selaras/contracts';
import { downloadBlob } from '@selaras/ui';

/** Fetches a kept file with the reader's rights and hands it to the browser's downloads. */
export async function downloadFile({ id, nama }: Pick<KeptFile, 'id' | 'nama'>): Promise<void> {
  downloadBlob(await apiClient.file(fileEndpoints.downloadFile, { params: { id } }), nama);
}
