import { apiClient } from '@selaras/api-client';
import type { Dokumen, JenisDokumen } from '@selaras/contracts';
import { formatDate, formatDateTime, jenisDokumenWords, tahunDokumen } from '@selaras/domain';
import { FilesList } from '@selaras/resource/files';
import { Badge, Button, Card, Stack, space, tokens, wrapRow } from '@selaras/ui';
import { Eye, EyeOff, FileUp, History, RefreshCw } from 'lucide-react';
import styled from 'styled-components';
import { publicDokumenEndpoints } from './dokumen-queries';
import { PagePicture } from './page-picture';

/** What is asked about a document in a dialog; `unggah` makes it. */
export type DokumenAct =
  | { readonly langkah: 'unggah'; readonly jenis: JenisDokumen }
  | { readonly langkah: 'ganti' | 'tarik' | 'tampilkan' | 'riwayat'; readonly dokumen: Dokumen };

const Body = styled.div`
  display: grid;
  grid-template-columns: 120px minmax(0, 1fr);
  align-items: start;
  gap: ${space(4)};
  @media (max-width: 420px) { grid-template-columns: 88px minmax(0, 1fr); }
  & p { overflow-wrap: anywhere; }
`;

const Muted = styled.p`
  color: ${tokens.colour.muted};
  font-size: ${tokens.text[12]};
`;

const Acts = styled.div`
  ${wrapRow(2)}
  @media print { display: none; }
`;

const Missing = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(3)};
  color: ${tokens.colour.muted};
`;

interface DokumenCardProps {
  jenis: JenisDokumen;
  /** null: there is none yet. */
  dokumen: Dokumen | null;
  mayWrite: boolean;
  onAct: (act: DokumenAct) => void;
}

/** One kind of document: its first page, what it is, since when, and what may be done with it. */
export function DokumenCard({ jenis, dokumen, mayWrite, onAct }: DokumenCardProps) {
  const { nama, panjang, isi } = jenisDokumenWords[jenis];
  const longer = panjang === nama ? undefined : panjang;
  if (dokumen === null) {
    return (
      <Card title={nama} description={longer} actions={<Badge>Belum ada</Badge>}>
        <Missing>
          <p>{isi}</p>
          {mayWrite && (
            <Button
              variant="primary"
              icon={<FileUp size={16} />}
              aria-label={`Unggah ${nama}`}
              onClick={() => onAct({ langkah: 'unggah', jenis })}
            >
              Unggah
            </Button>
          )}
        </Missing>
      </Card>
    );
  }
  const { ditarik } = dokumen;
  return (
    <Card
      title={nama}
      description={longer}
      actions={
        ditarik === null ? <Badge tone="success">Tampil</Badge> : <Badge tone="warning">Ditarik</Badge>
      }
      footer={<CardActs dokumen={dokumen} nama={nama} mayWrite={mayWrite} onAct={onAct} />}
    >
      <Body>
        <PagePicture src={pictureOf(dokumen)} judul={dokumen.judul} eager />
        <Stack $gap={2}>
          <p>
            <strong>{dokumen.judul}</strong>
          </p>
          <Muted>
            Tahun {tahunDokumen(dokumen)} · versi {dokumen.nomor} · {formatDate(dokumen.diunggah)}
          </Muted>
          {ditarik !== null && (
            <Muted>
              Ditarik {formatDateTime(ditarik.pada)}
              {ditarik.oleh !== null && ` oleh ${ditarik.oleh}`}: {ditarik.alasan}
            </Muted>
          )}
          <FilesList berkas={[dokumen.berkas]} />
        </Stack>
      </Body>
    </Card>
  );
}

/** The public's picture: a withdrawn document has none. */
const pictureOf = ({ id, jenis_dokumen_id, nomor, gambar, ditarik }: Dokumen) =>
  ditarik !== null || gambar === false
    ? null
    : `${apiClient.url(publicDokumenEndpoints.picture, { params: { jenisDokumenId: jenis_dokumen_id, id } })}?versi=${nomor}`;

interface CardActsProps extends Pick<DokumenCardProps, 'mayWrite' | 'onAct'> {
  dokumen: Dokumen;
  nama: string;
}

function CardActs({ dokumen, nama, mayWrite, onAct }: CardActsProps) {
  const act = (langkah: 'ganti' | 'tarik' | 'tampilkan' | 'riwayat') => ({
    size: 'small' as const,
    onClick: () => onAct({ langkah, dokumen }),
  });
  return (
    <Acts>
      {mayWrite && (
        <Button icon={<RefreshCw size={16} />} aria-label={`Ganti ${nama}`} {...act('ganti')}>
          Ganti
        </Button>
      )}
      {mayWrite && dokumen.ditarik === null && (
        <Button icon={<EyeOff size={16} />} aria-label={`Tarik ${nama}`} {...act('tarik')}>
          Tarik
        </Button>
      )}
      {mayWrite && dokumen.ditarik !== null && (
        <Button icon={<Eye size={16} />} aria-label={`Tampilkan kembali ${nama}`} {...act('tampilkan')}>
          Tampilkan
        </Button>
      )}
      <Button
        variant="quiet"
        icon={<History size={16} />}
        aria-label={`Semua versi ${nama}`}
        {...act('riwayat')}
      >
        Versi
      </Button>
    </Acts>
  );
}
