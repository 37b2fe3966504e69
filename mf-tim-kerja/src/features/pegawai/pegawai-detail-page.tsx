import { type PegawaiDetail, pegawaiFields } from '@selaras/contracts';
import { alasanBerhentiWords, formatDate } from '@selaras/domain';
import type { PageOpening } from '@selaras/federation';
import { PageLink, useNavigate, usePages, useParams } from '@selaras/portal';
import { loadFailure } from '@selaras/resource';
import { wordsOf } from '@selaras/resource/core';
import { History } from '@selaras/resource/detail';
import {
  Badge,
  Button,
  Card,
  ErrorState,
  LoadingState,
  lateDialog,
  PageHeader,
  PrintButton,
  Stack,
  useLoaded,
} from '@selaras/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MasaJabatanTable } from './masa-jabatan-table';
import { PegawaiFacts } from './pegawai-facts';
import { pegawaiQueries } from './pegawai-queries';

const KoreksiDialog = lateDialog(async () => (await import('./pegawai-dialog')).KoreksiDialog);
const JabatanBaruDialog = lateDialog(async () => (await import('./pegawai-dialog')).JabatanBaruDialog);
const BerhentiDialog = lateDialog(async () => (await import('./berhenti-dialog')).BerhentiDialog);
const dialogs = { koreksi: KoreksiDialog, jabatan: JabatanBaruDialog, berhenti: BerhentiDialog };

const { fieldNames, fieldWords } = wordsOf({ title: 'Pegawai', sebutan: 'pegawai', fields: pegawaiFields });

export const prepare = ({ queries, params }: PageOpening) =>
  queries.prefetchQuery(pegawaiQueries.get(String(params.nip)));

/** `/pegawai/{nip}`: an employee, his posts by time, and what can be noted of him. */
export function Page() {
  const nip = String(useParams().nip);
  const query = useQuery(pegawaiQueries.get(nip));
  const { data: pegawai, failure } = useLoaded(
    query.data?.data,
    loadFailure(query, 'Data pegawai gagal dimuat'),
  );
  if (pegawai !== undefined) return <PegawaiView pegawai={pegawai} />;
  return (
    <>
      <PageHeader title="Detail Pegawai" />
      {failure ? <ErrorState {...failure} /> : <LoadingState />}
    </>
  );
}

function PegawaiView({ pegawai }: { pegawai: PegawaiDetail }) {
  const [open, setOpen] = useState<keyof typeof dialogs | null>(null);
  const { hrefOf } = usePages();
  const navigate = useNavigate();
  const { nip, nama, id, jabatan, kemampuan, berhenti_pada, alasan_berhenti } = pegawai;
  const Dialog = open === null ? null : dialogs[open];
  const done = (changed: PegawaiDetail) => {
    setOpen(null);
    // Whoever was given to another unit is seen there.
    const isGone = !changed.kemampuan.ubah && !changed.kemampuan.kembali;
    const list = isGone ? hrefOf('pegawai') : null;
    if (list !== null) navigate(list);
  };
  return (
    <Stack>
      <PageHeader
        title={nama}
        description={jabatan}
        badge={
          berhenti_pada !== null &&
          alasan_berhenti !== null && (
            <Badge tone="neutral">
              {alasanBerhentiWords[alasan_berhenti]} sejak {formatDate(berhenti_pada)}
            </Badge>
          )
        }
        actions={
          <>
            <PrintButton />
            {kemampuan.ubah && (
              <>
                <Button variant="quiet" onClick={() => setOpen('berhenti')}>
                  Catat berhenti
                </Button>
                <Button onClick={() => setOpen('koreksi')}>Betulkan data</Button>
                <Button variant="primary" onClick={() => setOpen('jabatan')}>
                  Catat pindah
                </Button>
              </>
            )}
            {kemampuan.kembali && (
              <Button variant="primary" onClick={() => setOpen('jabatan')}>
                Catat kembali bekerja
              </Button>
            )}
          </>
        }
      />
      <PegawaiFacts pegawai={pegawai} />
      <p>
        <PageLink page="skp.show" params={{ nip }}>
          SKP tahun ini
        </PageLink>{' '}
        ·{' '}
        <PageLink
          page="tim-kerja.beban"
          query={{ satuan_kerja_id: pegawai.satuan_kerja.satuan_kerja_id, q: nip }}
        >
          Beban kerja tahun ini
        </PageLink>
      </p>
      <Card title="Jabatan menurut waktu">
        <MasaJabatanTable rows={pegawai.masa_jabatan} />
      </Card>
      <History
        resource={{ queries: { history: (_, page) => pegawaiQueries.history(nip, page) }, fieldWords }}
        id={id}
        columnNames={fieldNames}
      />
      {Dialog !== null && <Dialog pegawai={pegawai} onDone={done} onClose={() => setOpen(null)} />}
    </Stack>
  );
}
