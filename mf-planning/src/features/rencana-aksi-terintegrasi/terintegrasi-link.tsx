import { useSession } from '@selaras/api-client';
import { can } from '@selaras/roles';
import { LinkButton } from '@selaras/ui';
import { TableProperties } from 'lucide-react';
import { Link } from 'react-router';

/** The way from a list of one level to the table of all of them, for who may open it. */
export function TerintegrasiLink() {
  const { user } = useSession();
  if (!can(user, 'rencana-aksi-terintegrasi.lihat')) return null;
  return (
    <div>
      <LinkButton
        as={Link}
        to="/kinerja-langkah-aksi-terintegrasi"
        size="small"
        icon={<TableProperties size={14} />}
      >
        Rencana aksi terintegrasi
      </LinkButton>
    </div>
  );
}
