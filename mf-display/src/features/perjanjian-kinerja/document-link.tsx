import { apiClient, documentEndpoints } from '@selaras/api-client';
import type { PerjanjianDisplay } from '@selaras/contracts';
import { useOpenTab } from '@selaras/resource';
import { Button, LinkButton } from '@selaras/ui';
import { FileText } from 'lucide-react';
import { useDisplayKind } from '../../frame/display-kind';
import { useDisplayYear } from '../../frame/use-display';

/** Opens the agreement as a document in a new tab; who is signed in is asked for his right first. */
export function DocumentLink({ perjanjian }: { perjanjian: PerjanjianDisplay }) {
  const { publik } = useDisplayKind();
  const tahun_kinerja = useDisplayYear();
  const tab = useOpenTab();
  const { id, jenis, subjek_id } = perjanjian;
  const input = { query: { jenis, id: subjek_id ?? id, tahun_kinerja, perjanjian_id: id } };
  const document = documentEndpoints.downloadPerjanjianKinerja;
  const look = { size: 'small', icon: <FileText size={16} /> } as const;
  if (publik) {
    return (
      <LinkButton {...look} href={apiClient.url(document, input)} target="_blank" rel="noopener">
        Buka dokumen
      </LinkButton>
    );
  }
  return (
    <Button
      {...look}
      loading={tab.busy}
      onClick={() => tab.open(() => apiClient.tabAddress(document, input))}
    >
      Buka dokumen
    </Button>
  );
}
