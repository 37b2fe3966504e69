import { type ValidasiPerencanaanDetail, validasiPerencanaanRoutes } from '@selaras/contracts';
import { tahapValidasiWord } from '@selaras/domain';
import type { PageOpening } from '@selaras/federation';
import { useParams, useSession } from '@selaras/portal';
import { loadFailure } from '@selaras/resource';
import { can } from '@selaras/roles';
import {
  Button,
  Card,
  ErrorState,
  LoadingState,
  lateDialog,
  latePart,
  PageHeader,
  Stack,
  useLoaded,
} from '@selaras/ui';
import { useQuery } from '@tanstack/react-query';
import { Check, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { Decision } from './decision-dialog';
import { KeadaanBadge } from './plan-state';
import { SebelumDisetujui } from './sebelum-disetujui';
import { TempatBerikutnya } from './tempat-berikutnya';
import { TemuanList } from './temuan-list';
import { PlanReview } from './tinjauan/plan-review';
import { validasiPerencanaanQueries } from './validasi-perencanaan-queries';

const DecisionDialog = lateDialog(
  async () => (await import(/* webpackChunkName: "bagian-validasi" */ './decision-dialog')).DecisionDialog,
);

const KomentarTerbuka = latePart(
  async () =>
    (await import(/* webpackChunkName: "bagian-validasi" */ './komentar/komentar-terbuka')).KomentarTerbuka,
);

const KomentarList = latePart(
  async () =>
    (await import(/* webpackChunkName: "bagian-validasi" */ './komentar/komentar-list')).KomentarList,
  undefined,
  { whenAllElseStands: true },
);

const Berikutnya = latePart(
  async () => (await import(/* webpackChunkName: "bagian-validasi" */ './berikutnya')).Berikutnya,
  () => <TempatBerikutnya />,
  { whenAllElseStands: true },
);

const RiwayatValidasi = latePart(
  async () => (await import(/* webpackChunkName: "bagian-validasi" */ './riwayat-validasi')).RiwayatValidasi,
  undefined,
  { whenAllElseStands: true },
);

export const prepare = ({ queries, params }: PageOpening) =>
  queries.prefetchQuery(validasiPerencanaanQueries.get(Number(params.satkerId)));

/** `/validasi-perencanaan/{satkerId}`: the whole plan of a unit, and the decision on it. */
export function Page() {
  const satkerId = Number(useParams().satkerId);
  const query = useQuery(validasiPerencanaanQueries.get(satkerId));
  const {
    loading,
    data: rincian,
    failure,
  } = useLoaded(query.data?.data, loadFailure(query, 'Perencanaan gagal dimuat'));
  return (
    <>
      {rincian === undefined && <PageHeader title="Validasi Perencanaan PD" />}
      {failure && <ErrorState {...failure} />}
      {loading && <LoadingState />}
      {rincian && <Detail satkerId={satkerId} rincian={rincian} />}
    </>
  );
}

function Detail({ satkerId, rincian }: { satkerId: number; rincian: ValidasiPerencanaanDetail }) {
  const [decision, setDecision] = useState<Decision | null>(null);
  const { user, tahunKinerja } = useSession();
  const decides = can(user, validasiPerencanaanRoutes.setujui.act);
  const { validasi, kemampuan, baris, temuan, dihapus, versi, satuan_kerja } = rincian;
  return (
    <>
      <PageHeader
        title={satuan_kerja.satuan_kerja_nama}
        badge={<KeadaanBadge validasi={validasi} />}
        description={validasi === null ? 'Belum pernah diajukan' : tahapValidasiWord(validasi.tahap)}
        actions={
          <>
            {kemampuan.tarik && (
              <Button icon={<Undo2 size={16} />} onClick={() => setDecision('tarik')}>
                Tarik pengajuan
              </Button>
            )}
            {kemampuan.kembalikan && (
              <Button icon={<Undo2 size={16} />} onClick={() => setDecision('kembalikan')}>
                Kembalikan
              </Button>
            )}
            {kemampuan.setujui && (
              <Button variant="primary" icon={<Check size={16} />} onClick={() => setDecision('setujui')}>
                Setujui
              </Button>
            )}
          </>
        }
      />
      <Stack $gap={5}>
        {decides && !kemampuan.setujui && <Berikutnya satkerId={satkerId} />}
        {validasi?.catatan && <Card title="Catatan terakhir">{validasi.catatan}</Card>}
        {kemampuan.setujui && <SebelumDisetujui baris={baris} temuan={temuan} />}
        <PlanReview satkerId={satkerId} rincian={rincian} plan={`${user?.id} ${satkerId} ${tahunKinerja}`} />
        {dihapus.length > 0 && (
          <Card title="Dihapus sejak pengajuan sebelumnya">
            <ul>
              {dihapus.map(({ level, id, label }) => (
                <li key={`${level} ${id}`}>{label}</li>
              ))}
            </ul>
          </Card>
        )}
        {validasi !== null && <KomentarList satkerId={satkerId} />}
        <RiwayatValidasi satkerId={satkerId} />
      </Stack>
      {decision !== null && (
        <DecisionDialog
          decision={decision}
          satkerId={satkerId}
          versi={versi}
          disabled={decision === 'setujui' && temuan.wajib.length > 0}
          onClose={() => setDecision(null)}
        >
          {(decision === 'setujui' || decision === 'kembalikan') && (
            <KomentarTerbuka satkerId={satkerId} decision={decision} />
          )}
          {decision === 'setujui' && <TemuanList baris={baris} temuan={temuan} act="setujui" />}
        </DecisionDialog>
      )}
    </>
  );
}
