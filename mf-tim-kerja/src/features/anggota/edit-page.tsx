import { apiClient, rowEtag } from '@selaras/api-client';
import { type AnggotaRinci, anggotaFields } from '@selaras/contracts';
import { setelahUbah } from '@selaras/domain';
import type { PageOpening } from '@selaras/federation';
import { unsavedMark, useParams } from '@selaras/portal';
import { loadFailure, useVersioned, VersionedNotices } from '@selaras/resource';
import { useAct } from '@selaras/resource/act';
import { typedBody, typedValues, typedWords } from '@selaras/resource/typed';
import { Button, Card, ErrorState, LoadingState, PageHeader, Stack, useLoaded } from '@selaras/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AnggotaFacts } from '../../anggota/anggota-facts';
import { KeadaanAnggota } from '../../anggota/keadaan-badge';
import { LangkahButtons } from '../../anggota/langkah-buttons';
import { refusalOf } from '../../anggota/refusal';
import { RiwayatAnggotaCard } from '../../anggota/riwayat-anggota';
import { anggotaEndpoints, timQueries } from '../../anggota/tim-queries';
import { IsianFields } from './isian';

export const prepare = ({ queries, params }: PageOpening) =>
  queries.prefetchQuery(timQueries.anggota(Number(params.id), params.nip_anggota ?? ''));

/** `/tim-kerja/edit/{id}/{nip_anggota}`: role and target of a member, his state and history. */
export function Page() {
  const { id, nip_anggota = '' } = useParams();
  const timId = Number(id);
  const query = useQuery(timQueries.anggota(timId, nip_anggota));
  const { data, failure, loading } = useLoaded(query.data?.data, loadFailure(query, 'Anggota gagal dimuat'));
  return (
    <>
      {data === undefined && <PageHeader title="Ubah Anggota" />}
      {failure && <ErrorState {...failure} />}
      {loading && <LoadingState />}
      {data && (
        <>
          <PageHeader
            title={data.nama}
            badge={<KeadaanAnggota anggota={data} />}
            description={`${data.tim.nama}, tahun ${data.tim.tahun}`}
            actions={<LangkahButtons anggota={data} />}
          />
          <Stack $gap={5}>
            {data.langkah.includes('nonaktifkan') && <UbahForm key={data.id} anggota={data} />}
            <AnggotaFacts anggota={data} />
            <RiwayatAnggotaCard riwayat={data.riwayat} />
          </Stack>
        </>
      )}
    </>
  );
}

const isianOf = (row: AnggotaRinci) => typedValues(anggotaFields, row);
const isianWords = typedWords(anggotaFields);

function UbahForm({ anggota }: { anggota: AnggotaRinci }) {
  const form = useVersioned(anggota, isianOf, { draft: ['anggota', anggota.id] });
  const { row, values: isian, typed, conflict } = form;
  const [asked, setAsked] = useState(false);
  const save = useAct({
    send: (idempotencyKey) =>
      apiClient.request(anggotaEndpoints.save, {
        params: { id: anggota.tim.id, nip: anggota.kunci },
        body: typedBody(anggotaFields, isian),
        ifMatch: rowEtag(row),
        idempotencyKey,
      }),
    handled: [409, 412, 422, 423],
    done: 'Anggota disimpan',
    onRefused: form.failed,
    onDone: ({ data }) => form.saved(data),
  });
  const { errorOf, refusal } = refusalOf(save.error, Object.keys(anggotaFields));
  return (
    <Card title="Peran dan target">
      <form
        noValidate
        {...unsavedMark(typed)}
        onSubmit={(event) => {
          event.preventDefault();
          setAsked(true);
          if (isian.peran.trim() === '' || save.isPending || form.holdsBack()) return;
          if (typed) save.mutate();
          else form.takeCurrent();
        }}
      >
        <Stack>
          {conflict === null && refusal && <p role="alert">{refusal}</p>}
          <VersionedNotices form={form} words={isianWords} />
          <IsianFields form={form} asked={asked} errorOf={errorOf} />
          {setelahUbah(row.status) === 'menunggu_kabid' && (
            <p>
              Perubahan dimintakan persetujuan kembali
              {row.berlaku === null ? '.' : '; sampai disetujui, yang lama tetap berlaku.'}
            </p>
          )}
          <div>
            <Button
              type="submit"
              variant="primary"
              disabled={!typed && conflict === null}
              loading={save.isPending}
            >
              Simpan
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
}
