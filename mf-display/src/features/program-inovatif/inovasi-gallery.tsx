import { type ProgramInovatif, programInovatifActs } from '@selaras/contracts';
import { useSession } from '@selaras/portal';
import { loadFailure } from '@selaras/resource';
import { can } from '@selaras/roles';
import { Button, CardGrid, EmptyState, LoadingState, Stack, useLoaded } from '@selaras/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useDisplayKind } from '../../frame/display-kind';
import { useDisplay } from '../../frame/use-display';
import { DisplayFailure, WayOn } from '../../frame/way-on';
import { InovasiCard } from './inovasi-card';
import { inovasiDisplay } from './inovasi-endpoints';
import { InovasiForm } from './inovasi-form';
import { RemoveInovasi } from './remove-inovasi';

type Open =
  | { readonly act: 'create'; readonly unit: number }
  | { readonly act: 'update' | 'remove'; readonly row: ProgramInovatif }
  | null;

/** Innovations as cards, which their own unit writes in place; `unit` null: those of the whole regency. */
export function InovasiGallery({ unit }: { unit: number | null }) {
  const { user } = useSession();
  const { publik } = useDisplayKind();
  const [open, setOpen] = useState<Open>(null);
  const query = useDisplay(inovasiDisplay, { query: unit === null ? {} : { satuan_kerja_id: unit } });
  const { data, failure } = useLoaded(query.data?.data, loadFailure(query, 'Program inovatif gagal dimuat'));
  const own = unit ?? user?.satuan_kerja_id ?? null;
  const mayWrite = (satuan_kerja_id: number) =>
    !publik && can(user, programInovatifActs.create, { satuan_kerja_id });
  const close = () => setOpen(null);

  if (failure) return <DisplayFailure {...failure} />;
  if (data === undefined) return <LoadingState label="Memuat program inovatif" />;
  const add = own !== null && mayWrite(own) && (
    <Button variant="primary" icon={<Plus size={16} />} onClick={() => setOpen({ act: 'create', unit: own })}>
      Tambah program inovatif
    </Button>
  );
  return (
    <Stack>
      {data.length === 0 ? (
        <EmptyState
          title="Belum ada program inovatif pada tahun ini"
          description="Pilih tahun lain di bilah atas."
          action={add || <WayOn />}
        />
      ) : (
        <>
          <div>{add}</div>
          <CardGrid $min={320}>
            {data.map((row) => (
              <InovasiCard
                key={row.id}
                row={row}
                {...(mayWrite(row.satuan_kerja.satuan_kerja_id) && {
                  onEdit: () => setOpen({ act: 'update', row }),
                  onRemove: () => setOpen({ act: 'remove', row }),
                })}
              />
            ))}
          </CardGrid>
        </>
      )}
      {open?.act === 'create' && <InovasiForm row={null} unit={open.unit} onClose={close} />}
      {open?.act === 'update' && (
        <InovasiForm row={open.row} unit={open.row.satuan_kerja.satuan_kerja_id} onClose={close} />
      )}
      {open?.act === 'remove' && <RemoveInovasi row={open.row} onClose={close} />}
    </Stack>
  );
}
