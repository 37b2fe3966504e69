import { keadaanTempat, triwulanWord } from '@selaras/domain';
import { loadFailure } from '@selaras/resource';
import { Card, DefinitionGrid, ErrorState, LoadingState, useLoaded } from '@selaras/ui';
import { useQuery } from '@tanstack/react-query';
import { BerhentiMark } from '../../anggota/berhenti-mark';
import { timQueries } from '../../anggota/tim-queries';

/** What somebody carries already: teams, steps, and how many of them in each quarter. */
export function CalonFacts({ satkerId, pegawaiId }: { satkerId: number; pegawaiId: number }) {
  const query = useQuery(timQueries.calonRinci(satkerId, pegawaiId));
  const { data, failure, loading } = useLoaded(query.data?.data, loadFailure(query, 'Pegawai gagal dimuat'));
  return (
    <Card title="Yang sudah dipegangnya">
      {failure && <ErrorState {...failure} />}
      {loading && <LoadingState />}
      {data && (
        <DefinitionGrid
          items={[
            { term: 'Jabatan', value: data.jabatan },
            ...(data.berhenti_pada === null
              ? []
              : [{ term: 'Status', value: <BerhentiMark pada={data.berhenti_pada} /> }]),
            { term: 'Satuan kerja', value: data.satuan_kerja.satuan_kerja_nama },
            { term: 'Bidang', value: data.unit_kerja },
            { term: 'Jumlah tim tahun ini', value: String(data.jumlah_tim) },
            ...data.beban.map(({ triwulan, jumlah }) => ({
              term: `Langkah aksi ${triwulanWord(triwulan as 1 | 2 | 3 | 4)}`,
              value: String(jumlah),
            })),
            {
              term: 'Tim di satuan kerja ini',
              wide: true,
              value: data.tim
                .map(
                  ({ nama, peran, status, berlaku }) =>
                    `${nama}: ${peran ?? ''} (${keadaanTempat(status, berlaku)})`,
                )
                .join('\n'),
            },
            { term: 'Memimpin', value: data.memimpin.map(({ nama }) => nama).join('\n'), wide: true },
            {
              term: `Langkah aksi (${data.jumlah_langkah})`,
              wide: true,
              value: data.langkah_aksi.map(({ sasaran }) => sasaran).join('\n'),
            },
          ]}
        />
      )}
    </Card>
  );
}
