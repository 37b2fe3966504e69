import { apiClient, endpointsOf } from '@selaras/api-client';
import {
  type LkeHasilDetail,
  lkeDokumenActs,
  type lkeDokumenCalls,
  lkeDokumenRoutes,
} from '@selaras/contracts';
import { useSession } from '@selaras/portal';
import { useDownloadFailure, useOpenTab } from '@selaras/resource';
import { can } from '@selaras/roles';
import { Button, DownloadButton, LinkButton, PrintButton } from '@selaras/ui';
import { FileArchive, FileText } from 'lucide-react';

const endpoints = endpointsOf<typeof lkeDokumenCalls>(lkeDokumenRoutes);

/** What leaves the portal of a unit's evaluation: the page on paper, its report once it is final, the whole worksheet. */
export function DokumenTools({ hasil }: { hasil: LkeHasilDetail | undefined }) {
  const { user } = useSession();
  const { open, busy } = useOpenTab();
  const onFailed = useDownloadFailure('Laporan gagal diunduh');
  if (hasil === undefined) return <PrintButton />;
  const { tahun, keadaan, satuan_kerja, terbatas } = hasil;
  const params = { satkerId: satuan_kerja.satuan_kerja_id };
  const whole = !terbatas && keadaan !== null && can(user, lkeDokumenActs.arsip, satuan_kerja);
  return (
    <>
      {keadaan === 'final' && !terbatas && (
        <>
          <Button
            variant="primary"
            icon={<FileText size={16} />}
            loading={busy}
            onClick={() => open(() => apiClient.tabAddress(endpoints.laporan, { params, query: { tahun } }))}
          >
            Laporan LHE
          </Button>
          <DownloadButton
            size="medium"
            file={() => apiClient.file(endpoints.laporan, { params, query: { tahun, bentuk: 'docx' } })}
            name={`lhe-${tahun}-${params.satkerId}.docx`}
            onFailed={onFailed}
          >
            LHE DOCX
          </DownloadButton>
        </>
      )}
      {whole && (
        <LinkButton
          href={apiClient.url(endpoints.arsip, { params, query: { tahun } })}
          download
          icon={<FileArchive size={16} />}
        >
          Arsip ZIP
        </LinkButton>
      )}
      <PrintButton />
    </>
  );
}
