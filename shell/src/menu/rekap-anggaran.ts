import { apiClient, documentEndpoints } from '@selaras/api-client';
import { openInTab } from '@selaras/ui';
import { reactionTo } from '../errors/error-catalogue';
import type { Notices } from '../notices/notices';

export interface RekapAnggaranQuery {
  readonly tahun_kinerja: number;
  readonly satuan_kerja_id: number;
}

/**
 * Opens the budget recap of a unit in a new tab (spec 2 §2.11) under its address, which the session's cookie opens: drafts
 * of the own unit are in it and no token stands in an address.
 */
export async function openRekapAnggaran(query: RekapAnggaranQuery, notices: Notices): Promise<void> {
  try {
    await openInTab(() => apiClient.tabAddress(documentEndpoints.rekapAnggaran, { query }));
  } catch (error) {
    tellFailure(error, notices);
  }
}

function tellFailure(error: unknown, notices: Notices): void {
  const reaction = reactionTo(error, 'write');
  if (reaction.kind === 'dialog') notices.alert(reaction.title, reaction.text);
  else if (reaction.kind === 'denied') notices.alert('Rekap Anggaran', reaction.pesan);
  else if (reaction.kind === 'toast') notices.toast({ ...reaction, title: 'Rekap Anggaran', tone: 'danger' });
}
