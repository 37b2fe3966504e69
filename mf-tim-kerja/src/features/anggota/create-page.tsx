import { apiClient } from '@selaras/api-client';
import { anggotaFields, type TimKerjaRinci } from '@selaras/contracts';
import type { LingkupOrang } from '@selaras/domain';
import type { PageOpening } from '@selaras/federation';
import { unsavedMark, useNavigate, usePages, useParams } from '@selaras/portal';
import { loadFailure } from '@selaras/resource';
import { useAct } from '@selaras/resource/act';
import { typedBody, typedValues } from '@selaras/resource/typed';
import {
  Button,
  Card,
  Checkbox,
  EmptyState,
  ErrorState,
  LoadingState,
  PageHeader,
  Segmented,
  Stack,
  useLoaded,
} from '@selaras/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { refusalOf } from '../../anggota/refusal';
import { anggotaEndpoints, timQueries } from '../../anggota/tim-queries';
import { CalonPicker } from '../tim/calon-picker';
import { CalonFacts } from './calon-facts';
import { type Isian, IsianFields } from './isian';

const empty: Isian = { ...typedValues(anggotaFields, null), peran: 'Anggota' };

export const prepare = ({ queries, params }: PageOpening) =>
  queries.prefetchQuery(timQueries.get(Number(params.id)));

/** `/tim-kerja/create/{id}`: adds somebody to a team, from the own unit or another one. */
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
      <PageHeader title="Tambah Anggota" description={tim && `${tim.nama}, tahun ${tim.tahun}`} />
      {failure && <ErrorState {...failure} />}
      {loading && <LoadingState />}
      {tim &&
        (tim.menulis ? (
          <AnggotaForm tim={tim} />
        ) : (
          <EmptyState
            title="Tim ini tidak dapat diubah."
            description="Tahunnya sudah ditutup, atau tim ini milik satuan kerja lain."
          />
        ))}
    </>
  );
}

function AnggotaForm({ tim }: { tim: TimKerjaRinci }) {
  const satkerId = tim.satuan_kerja.satuan_kerja_id;
  const [lingkup, setLingkup] = useState<LingkupOrang>('sendiri');
  const [pegawaiId, setPegawaiId] = useState<number | null>(null);
  const [isian, setIsian] = useState(empty);
  const [ajukan, setAjukan] = useState(true);
  const [asked, setAsked] = useState(false);
  const navigate = useNavigate();
  const { hrefOf } = usePages();
  const add = useAct({
    send: (idempotencyKey, pegawai_id: number) =>
      apiClient.request(anggotaEndpoints.create, {
        params: { id: tim.id },
        body: { ...typedBody(anggotaFields, isian), pegawai_id, ajukan },
        idempotencyKey,
      }),
    handled: [409, 422, 423],
    done: ({ data }) => (ajukan ? `${data.nama} ditambahkan dan diajukan` : `${data.nama} ditambahkan`),
    onDone: () => {
      const address = hrefOf('tim-kerja.detail', { id: tim.id });
      if (address !== null) void navigate(address);
    },
  });
  const { errorOf, refusal } = refusalOf(add.error, ['pegawai_id', ...Object.keys(anggotaFields)]);
  const typed = pegawaiId !== null || isian.target !== '' || isian.peran !== empty.peran;
  return (
    <form
      noValidate
      {...unsavedMark(typed && !add.isSuccess)}
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        if (pegawaiId !== null && isian.peran.trim() !== '' && !add.isPending) add.mutate(pegawaiId);
      }}
    >
      <Stack $gap={5}>
        <Card title="Pegawai">
          <Stack>
            {refusal && <p role="alert">{refusal}</p>}
            <Segmented
              label="Cari di"
              options={[
                { value: 'sendiri', label: 'Satuan kerja ini' },
                { value: 'semua', label: 'Semua satuan kerja' },
              ]}
              value={lingkup}
              onChange={setLingkup}
            />
            <CalonPicker
              label="Pegawai"
              help={
                lingkup === 'semua'
                  ? 'Pegawai satuan kerja lain dipinjam: kepala bidangnya sendiri menyetujui lebih dahulu. Ketik sekurangnya tiga huruf namanya, atau NIP lengkap.'
                  : 'Menurut nama atau NIP.'
              }
              satkerId={satkerId}
              lingkup={lingkup}
              value={pegawaiId}
              error={asked && pegawaiId === null ? 'Pilih pegawainya' : errorOf('pegawai_id')}
              onChange={setPegawaiId}
            />
          </Stack>
        </Card>
        {pegawaiId !== null && <CalonFacts satkerId={satkerId} pegawaiId={pegawaiId} />}
        <Card title="Penugasan">
          <Stack>
            <IsianFields
              form={{ values: isian, set: (part) => setIsian({ ...isian, ...part }) }}
              asked={asked}
              errorOf={errorOf}
            />
            <Checkbox
              label="Langsung ajukan untuk disetujui"
              checked={ajukan}
              onChange={({ target }) => setAjukan(target.checked)}
            />
            <div>
              <Button type="submit" variant="primary" loading={add.isPending}>
                Tambah anggota
              </Button>
            </div>
          </Stack>
        </Card>
      </Stack>
    </form>
  );
}
