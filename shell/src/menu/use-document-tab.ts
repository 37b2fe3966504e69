import { apiClient, endpoints, useSession } from '@selaras/api-client';
import type { MouseEvent } from 'react';
import { reactionTo } from '../errors/error-catalogue';
import { useShell } from '../shell-context';

/**
 * A document of the back end for a new tab. The link's address is what everybody may open; whoever is signed in gets
 * his own version, fetched with his rights and shown in that tab, so that no token stands in an address.
 */
export function useDocumentTab(path: string) {
  const { user, tahunKinerja } = useSession();
  const { notices } = useShell();
  const query = {
    tahun_kinerja: tahunKinerja,
    ...(user?.satuan_kerja_id != null && { satuan_kerja_id: user.satuan_kerja_id }),
  };
  const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]));

  const open = async (event: MouseEvent) => {
    if (user === null || path !== REKAP_PATH) return;
    event.preventDefault();
    const tab = window.open('about:blank', '_blank');
    try {
      const file = await apiClient.file(endpoints.rekapAnggaran, { query });
      const address = URL.createObjectURL(file);
      if (tab === null) window.location.assign(address);
      else tab.location.replace(address);
    } catch (error) {
      tab?.close();
      const reaction = reactionTo(error, 'read');
      if (reaction.kind === 'dialog') notices.alert(reaction.title, reaction.text);
      else notices.toast({ title: 'Dokumen tidak terbuka', text: (error as Error).message, tone: 'danger' });
    }
  };

  return { href: `${path}?${search}`, open };
}

const REKAP_PATH = `/api${endpoints.rekapAnggaran.path}`;
