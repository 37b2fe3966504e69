import { sheetTitle, type TimKerjaRinci, timFields } from '@selaras/contracts';
import type { PageOpening } from '@selaras/federation';
import { Link, PageLink, usePages, useParams } from '@selaras/portal';
import { loadFailure } from '@selaras/resource';
import {
  Button,
  Card,
  DefinitionGrid,
  ErrorState,
  LandscapePaper,
  LinkButton,
  LoadingState,
  lateDialog,
  PageHeader,
  Stack,
  useLoaded,
} from '@selaras/ui';
import { useQuery } from '@tanstack/react-query';
import { Pencil, Trash2, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { BerhentiMark } from '../../anggota/berhenti-mark';
import { timQueries } from '../../anggota/tim-queries';
import { AnggotaTable } from './anggota-table';
import { BawaanCard } from './bawaan-card';

const TimDialog = lateDialog(async () => (await import('./tim-dialog')).TimDialog);
const BubarkanDialog = lateDialog(async () => (await import('./bubarkan-dialog')).BubarkanDialog);

export const prepare = ({ queries, params }: PageOpening) =>
  queries.prefetchQuery(timQueries.get(Number(params.id)));

/** `/tim-kerja/detail/{id}`: a team with its people, their states, and what it carries. */
export function Page() {
  const id = Number(useParams().id);
  const query = useQuery(timQueries.get(id));
  const {
    data: tim,
    failure,
    loading,
  } = useLoaded(query.data?.data, loadFailure(query, 'Tim kerja gagal dimuat'));
  return (
    <>
      <LandscapePaper />
      {tim === undefined && <PageHeader title="Detail Tim Kerja" />}
      {failure && <ErrorState {...failure} />}
      {loading && <LoadingState />}
      {tim && <Detail tim={tim} />}
    </>
  );
}

function Detail({ tim }: { tim: TimKerjaRinci }) {
  const [dialog, setDialog] = useState<'ubah' | 'bubarkan' | null>(null);
  const { hrefOf } = usePages();
  const { id, nama, satuan_kerja, unit_kerja, ketua, tahun, menulis, anggota, anggota_tim, bawaan } = tim;
  const toCreate = hrefOf('tim-kerja.create', { id });
  return (
    <>
      <PageHeader
        title={nama}
        description={`${satuan_kerja.satuan_kerja_nama}, tahun ${tahun}`}
        actions={
          menulis && (
            <>
              <Button icon={<Trash2 size={16} />} onClick={() => setDialog('bubarkan')}>
                Bubarkan
              </Button>
              <Button icon={<Pencil size={16} />} onClick={() => setDialog('ubah')}>
                Ubah tim
              </Button>
              {toCreate !== null && (
                <LinkButton as={Link} to={toCreate} variant="primary" icon={<UserPlus size={16} />}>
                  Tambah anggota
                </LinkButton>
              )}
            </>
          )
        }
      />
      <Stack $gap={5}>
        <Card title="Tim">
          <DefinitionGrid
            items={[
              {
                term: sheetTitle(timFields.ketua_pegawai_id),
                value:
                  ketua === null ? (
                    'Belum ada'
                  ) : (
                    <>
                      {ketua.nama} <BerhentiMark pada={ketua.berhenti_pada} />
                    </>
                  ),
              },
              { term: 'Jabatan ketua', value: ketua?.jabatan },
              { term: timFields.unit_kerja_id.label, value: unit_kerja?.nama },
              {
                term: 'Anggota',
                value: `${anggota.disetujui} berlaku, ${anggota.menunggu} menunggu, ${anggota.disusun} disusun`,
              },
            ]}
          />
        </Card>
        <AnggotaTable anggota={anggota_tim} />
        <p>
          <PageLink page="tim-kerja.beban" query={{ satuan_kerja_id: satuan_kerja.satuan_kerja_id, tim: id }}>
            Beban kerja anggota tim ini tiap triwulan
          </PageLink>
        </p>
        <BawaanCard bawaan={bawaan} />
      </Stack>
      {dialog === 'ubah' && <TimDialog tim={tim} onClose={() => setDialog(null)} />}
      {dialog === 'bubarkan' && <BubarkanDialog tim={tim} onClose={() => setDialog(null)} />}
    </>
  );
}
