import { Link, useSession, withReturn } from '@selaras/portal';
import { loadFailure } from '@selaras/resource';
import { ExportButton } from '@selaras/resource/list';
import {
  Card,
  EmptyState,
  ErrorState,
  LinkButton,
  LoadingState,
  PageHeader,
  Stack,
  space,
  useLoaded,
  VisuallyHidden,
} from '@selaras/ui';
import { useQuery } from '@tanstack/react-query';
import { Eye, Pencil, Plus } from 'lucide-react';
import styled from 'styled-components';
import { type VisiRow, visiMisiRpjmd } from './visi-misi-rpjmd';
import { VisiTree } from './visi-tree';

const PATH = visiMisiRpjmd.path;

const Acts = styled.div`
  display: flex;
  gap: ${space(2)};
`;

interface Answer {
  readonly data: readonly VisiRow[];
  readonly kemampuan: { readonly buat: boolean };
}

/** `/visi-misi-rpjmd`: every period's vision with its tree. */
export function Page() {
  const { tahunKinerja } = useSession();
  const query = useQuery(visiMisiRpjmd.queries.list({ urut: '-tahun_mulai' } as never));
  const {
    loading,
    data: answer,
    failure,
  } = useLoaded(query.data as Answer | undefined, loadFailure(query, 'Visi, misi dan tujuan gagal dimuat'));
  return (
    <>
      <PageHeader
        title={visiMisiRpjmd.title}
        description="Arah pembangunan lima tahun: visi, misi, tujuan dan sasaran dengan indikatornya."
        actions={
          <>
            <ExportButton resource={visiMisiRpjmd} query={{}} tahun={tahunKinerja} />
            {answer?.kemampuan.buat && (
              <LinkButton
                as={Link}
                to={withReturn(`${PATH}/create`, PATH)}
                variant="primary"
                icon={<Plus size={16} />}
              >
                Tambah visi
              </LinkButton>
            )}
          </>
        }
      />
      {failure && <ErrorState {...failure} />}
      {loading && <LoadingState />}
      {answer?.data.length === 0 && <EmptyState title="Belum ada visi RPJMD" />}
      <Stack $gap={5}>
        {answer?.data.map((row) => (
          <Card
            key={row.id}
            title={row.visi}
            description={`Periode ${row.tahun_mulai}–${row.tahun_mulai + 4}`}
            actions={<VisiActs row={row} />}
          >
            <VisiTree {...row} />
          </Card>
        ))}
      </Stack>
    </>
  );
}

function VisiActs({ row }: { row: VisiRow }) {
  return (
    <Acts>
      <LinkButton as={Link} to={`${PATH}/${row.id}`} size="small" icon={<Eye size={16} />}>
        Lihat <VisuallyHidden>{row.visi}</VisuallyHidden>
      </LinkButton>
      {row.kemampuan.ubah && (
        <LinkButton
          as={Link}
          to={withReturn(`${PATH}/${row.id}/edit`, PATH)}
          size="small"
          icon={<Pencil size={16} />}
        >
          Ubah <VisuallyHidden>{row.visi}</VisuallyHidden>
        </LinkButton>
      )}
    </Acts>
  );
}
