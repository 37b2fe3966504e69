import type { LkipBagian, LkipVersi } from '@selaras/contracts';
import { formatDateTime } from '@selaras/domain';
import { loadFailure } from '@selaras/resource';
import { ErrorState, LoadingState, SelectField, Stack, useLoaded } from '@selaras/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { BandingView } from '../lkip/banding-view';
import { lkipQueries } from '../lkip/lkip-queries';

type Teks = Pick<LkipBagian, 'kode' | 'isi'>;

const nameOf = ({ sebab, ditulis }: LkipVersi) =>
  `${sebab === 'diajukan' ? 'Diajukan, ditulis' : 'Ditulis'} ${formatDateTime(ditulis)}`;

/** A section against what it was before: first against what was handed in the time before. */
export function PengajuanView({ unit, bagian }: { unit: number | null; bagian: Teks }) {
  const query = useQuery(lkipQueries.daftarVersi(unit, bagian.kode, 1));
  const { data, failure } = useLoaded(query.data?.data, loadFailure(query, 'Versi sebelumnya gagal dimuat'));
  const [chosen, setChosen] = useState<number | null>(null);
  if (failure) return <ErrorState {...failure} />;
  if (data === undefined) return <LoadingState label="Memuat versi" />;
  const handedIn = data.filter(({ sebab }) => sebab === 'diajukan');
  const versi = chosen ?? handedIn[1]?.id ?? data.find(({ id }) => id !== handedIn[0]?.id)?.id;
  if (versi === undefined) return <p>Belum ada versi sebelumnya: ini pengajuan pertama.</p>;
  return (
    <Stack $gap={2}>
      <SelectField
        label="Dibandingkan dengan"
        value={String(versi)}
        options={data.map((one) => ({ value: String(one.id), label: nameOf(one) }))}
        onChange={({ target }) => setChosen(Number(target.value))}
      />
      <OneVersi unit={unit} bagian={bagian} versi={versi} />
    </Stack>
  );
}

function OneVersi({ unit, bagian, versi }: { unit: number | null; bagian: Teks; versi: number }) {
  const query = useQuery(lkipQueries.versi(unit, bagian.kode, versi));
  const { data, failure } = useLoaded(query.data?.data, loadFailure(query, 'Versi gagal dimuat'));
  if (failure) return <ErrorState {...failure} />;
  if (data === undefined) return <LoadingState label="Memuat versi" />;
  return <BandingView lama={data.isi} baru={bagian.isi} />;
}
