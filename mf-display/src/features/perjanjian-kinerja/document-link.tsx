import { apiClient, documentEndpoints } from '@selaras/api-client';
import type { PerjanjianDisplay } from '@selaras/contracts';
import { useOpenTab } from '@selaras/resource';
import { Button, LinkButton } from '@selaras/ui';
import { FileText } from 'lucide-react';
import { useDisplayKind } from '../../frame/display-kind';
import { useDisplayYear } from '../../frame/use-display';

/**
 * Opens the agreement as a document in a new tab: the signed copy, or what is printed where there is none. Who is signed
 * in is asked for his right first.
 */
export function DocumentLink({ perjanjian }: { perjanjian: PerjanjianDisplay }) {
  const { publik } = useDisplayKind();
  const tahun_kinerja = useDisplayYear();
  const tab = useOpenTab();
  const { id, jenis, subjek_id, status, salinan } = perjanjian;
  const input = { query: { jenis, id: subjek_id ?? id, tahun_kinerja, perjanjian_id: id } };
  const document = documentEndpoints.downloadPerjanjianKinerja;
  const look = { size: 'small', icon: <FileText size={16} /> } as const;
  const label = status === 'ditandatangani' && !salinan ? 'Buka cetakan tanpa tanda tangan' : 'Buka dokumen';
  if (publik) {
    return (
      <LinkButton {...look} href={apiClient.url(document, input)} target="_blank" rel="noopener">
        {label}
      </LinkButton>
    );
  }
  return (
    <Button
      {...look}
      loading={tab.busy}
      onClick={() => tab.open(() => apiClient.tabAddress(document, input))}
    >
      {label}
    </Button>
  );
}
