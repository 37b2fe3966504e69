import { apiClient, fileEndpoints } from '@selaras/api-client';
import type { AlurLkip } from '@selaras/contracts';
import { formatBytes } from '@selaras/domain';
import { useDownloadFailure } from '@selaras/resource';
import { DownloadButton, Stack, tokens } from '@selaras/ui';
import styled from 'styled-components';

const Sidik = styled.p`
  color: ${tokens.colour.muted};
  font-size: ${tokens.text[12]};
  overflow-wrap: anywhere;
`;

/** The file that was frozen when the report was formalised, with what names its bytes. */
export function BerkasResmi({ berkas }: { berkas: NonNullable<AlurLkip['berkas']> }) {
  const failed = useDownloadFailure('Berkas gagal diunduh');
  const { id, nama, ukuran, sha256 } = berkas;
  return (
    <Stack $gap={2}>
      <div>
        <DownloadButton
          file={() => apiClient.file(fileEndpoints.downloadFile, { params: { id } })}
          name={nama}
          onFailed={failed}
        >
          Berkas yang diformalkan ({formatBytes(ukuran)})
        </DownloadButton>
      </div>
      <Sidik>SHA-256: {sha256}</Sidik>
    </Stack>
  );
}
