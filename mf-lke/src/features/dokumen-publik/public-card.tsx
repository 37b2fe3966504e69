import { apiClient } from '@selaras/api-client';
import type { JenisDokumen, PublicDokumen } from '@selaras/contracts';
import { formatBytes, formatDate, tahunDokumen } from '@selaras/domain';
import { Card, LinkButton, Stack, space, tokens, VisuallyHidden } from '@selaras/ui';
import { Download } from 'lucide-react';
import styled from 'styled-components';
import { publicDokumenEndpoints } from '../dokumen/dokumen-queries';
import { PagePicture } from '../dokumen/page-picture';

const Body = styled.div`
  display: grid;
  grid-template-columns: 112px minmax(0, 1fr);
  align-items: start;
  gap: ${space(4)};
  & h2 { font-size: ${tokens.text[16]}; overflow-wrap: anywhere; }
  & p { overflow-wrap: anywhere; }
`;

const Muted = styled.p`
  color: ${tokens.colour.muted};
  font-size: ${tokens.text[12]};
`;

const Act = styled.div`
  @media print { display: none; }
`;

interface PublicCardProps {
  jenis: JenisDokumen;
  dokumen: PublicDokumen;
  eager: boolean;
}

/** A document as everybody sees it: first page, whose, when, how large, and the way to have it. */
export function PublicCard({ jenis, dokumen, eager }: PublicCardProps) {
  const { id, judul, satuan_kerja, nomor, diunggah, ukuran, gambar } = dokumen;
  const params = { jenisDokumenId: jenis, id };
  const picture = `${apiClient.url(publicDokumenEndpoints.picture, { params })}?versi=${nomor}`;
  return (
    <Card>
      <Body>
        <PagePicture src={gambar === false ? null : picture} judul={judul} eager={eager} />
        <Stack $gap={2}>
          <h2>{judul}</h2>
          <p>{satuan_kerja?.satuan_kerja_nama ?? 'Pemerintah Kabupaten'}</p>
          <Muted>
            Tahun {tahunDokumen(dokumen)} · diunggah <time dateTime={diunggah}>{formatDate(diunggah)}</time>
          </Muted>
          <Act>
            <LinkButton
              size="small"
              icon={<Download size={16} />}
              href={apiClient.url(publicDokumenEndpoints.download, { params })}
              download
            >
              Unduh PDF · {formatBytes(ukuran)}
              <VisuallyHidden>: {judul}</VisuallyHidden>
            </LinkButton>
          </Act>
        </Stack>
      </Body>
    </Card>
  );
}
