import { Link, usePages } from '@selaras/portal';
import { LinkButton } from '@selaras/ui';
import { Copy } from 'lucide-react';

/** Where a unit has no plan of the year: the way to begin it from an earlier one. */
export function WayToSalin({ unit }: { unit: number }) {
  const { hasPage, hrefOf } = usePages();
  const href = hasPage('salin-rencana') ? hrefOf('salin-rencana', {}, { satuan_kerja_id: unit }) : null;
  if (href === null) return null;
  return (
    <LinkButton as={Link} variant="primary" to={href} icon={<Copy size={16} />}>
      Salin dari tahun sebelumnya
    </LinkButton>
  );
}
