import { ApiError } from '@selaras/api-client';
import { Link, usePages, useSession } from '@selaras/portal';
import { Button, Card, LinkButton, space, wrapRow } from '@selaras/ui';
import { ListChecks, TableProperties, Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useBatalkan } from './use-salin';

const Ways = styled.div`
  ${wrapRow(2)}
  margin-top: ${space(3)};
`;

const TABLE = 'kinerja-langkah-aksi-terintegrasi';

interface SelesaiProps {
  readonly unit: number;
  readonly salinan: string;
  /** It was taken back. */
  readonly onBatal: () => void;
}

/** After a copy: into the table where its targets are adjusted, or back to before it. */
export function SalinanSelesai({ unit, salinan, onBatal }: SelesaiProps) {
  const { tahunKinerja } = useSession();
  const { hasPage, hrefOf } = usePages();
  const batal = useBatalkan(onBatal);
  const card = useRef<HTMLElement>(null);
  useEffect(() => card.current?.focus(), []);
  const refusal = batal.error instanceof ApiError ? batal.error : null;
  const hrefTo = (query: object) =>
    hasPage(TABLE) ? hrefOf(TABLE, {}, { satuan_kerja_id: unit, ...query }) : null;
  const sheet = hrefTo({});
  const missing = hrefTo({ lengkapi: 1 });
  return (
    <Card ref={card} tabIndex={-1} title={`Rencana ${tahunKinerja} sudah terisi salinan`}>
      <p>
        Semua barisnya masih draf. Periksa target dan anggarannya satu per satu di tabel, lalu lengkapi yang
        kurang sebelum diajukan.
      </p>
      {refusal && <p role="alert">{refusal.pesan}</p>}
      <Ways>
        {sheet !== null && (
          <LinkButton as={Link} variant="primary" to={sheet} icon={<TableProperties size={16} />}>
            Sesuaikan dalam tabel
          </LinkButton>
        )}
        {missing !== null && (
          <LinkButton as={Link} to={missing} icon={<ListChecks size={16} />}>
            Lihat yang kurang
          </LinkButton>
        )}
        <Button
          icon={<Undo2 size={16} />}
          loading={batal.isPending}
          onClick={() => batal.mutate({ unit, salinan })}
        >
          Batalkan salinan
        </Button>
      </Ways>
    </Card>
  );
}
