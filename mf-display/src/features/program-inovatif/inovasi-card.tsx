import { apiClient } from '@selaras/api-client';
import { type ProgramInovatif, programInovatifFields } from '@selaras/contracts';
import { Button, Card, space, tokens } from '@selaras/ui';
import { ExternalLink, Lightbulb, Pencil, Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { inovasiEndpoints } from './inovasi-endpoints';

const Picture = styled.div`
  display: grid;
  place-items: center;
  aspect-ratio: 16 / 9;
  margin-bottom: ${space(4)};
  border-radius: ${tokens.radius.control};
  background: ${tokens.colour.sunken};
  color: ${tokens.colour.muted};
  overflow: hidden;
  & > img { width: 100%; height: 100%; object-fit: cover; }
`;

const Text = styled.div`
  & > p { margin: 0 0 ${space(3)}; overflow-wrap: anywhere; }
  & > a { display: inline-flex; align-items: center; gap: ${space(1)}; overflow-wrap: anywhere; }
`;

const Acts = styled.div`
  display: flex;
  gap: ${space(2)};
  @media print { display: none; }
`;

interface InovasiCardProps {
  row: ProgramInovatif;
  /** Left out for who may only read. */
  onEdit?: () => void;
  onRemove?: () => void;
}

/** One innovation: what it is, what it is good for, and where to read more. */
export function InovasiCard({ row, onEdit, onRemove }: InovasiCardProps) {
  const { id, judul, deskripsi, manfaat, tautan, gambar, satuan_kerja } = row;
  return (
    <Card
      title={judul}
      description={satuan_kerja.satuan_kerja_nama}
      footer={
        onEdit && (
          <Acts>
            <Button size="small" icon={<Pencil size={16} />} aria-label={`Ubah ${judul}`} onClick={onEdit}>
              Ubah
            </Button>
            <Button size="small" icon={<Trash2 size={16} />} aria-label={`Hapus ${judul}`} onClick={onRemove}>
              Hapus
            </Button>
          </Acts>
        )
      }
    >
      <Picture>
        {gambar === null ? (
          <Lightbulb size={40} aria-hidden="true" />
        ) : (
          <img
            src={`${apiClient.url(inovasiEndpoints.picture, { params: { id } })}?berkas=${gambar.id}`}
            alt={gambar.teks_alternatif}
            loading="lazy"
          />
        )}
      </Picture>
      <Text>
        <p>{deskripsi}</p>
        <p>
          <strong>{programInovatifFields.manfaat.label}:</strong> {manfaat}
        </p>
        {tautan !== null && (
          <a href={tautan} target="_blank" rel="noopener noreferrer">
            <ExternalLink size={16} aria-hidden="true" />
            Baca selengkapnya
          </a>
        )}
      </Text>
    </Card>
  );
}
