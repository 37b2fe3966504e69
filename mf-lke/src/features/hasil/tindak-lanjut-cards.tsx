import { formatDecimal, keadaanTindakLanjut, keadaanTindakLanjutWords } from '@selaras/domain';
import { CardGrid, PageSection, StatCard } from '@selaras/ui';
import { useQuery } from '@tanstack/react-query';
import { bersama } from '../tindak-lanjut/ringkas';
import { hasilQueries } from './hasil-queries';

/** How many recommendations of all units that the reader sees stand in which state, and how many are late. */
export function TindakLanjutCards() {
  const { data } = useQuery(hasilQueries.list());
  const counts = bersama(data?.data.flatMap(({ tindak_lanjut }) => tindak_lanjut ?? []) ?? []);
  const loading = data === undefined;
  return (
    <PageSection title="Keadaan tindak lanjut">
      <CardGrid $min={180}>
        {keadaanTindakLanjut.map((name) => (
          <StatCard
            key={name}
            label={keadaanTindakLanjutWords[name]}
            value={formatDecimal(counts[name])}
            unit="rekomendasi"
            loading={loading}
          />
        ))}
        <StatCard
          label="Lewat tenggat"
          value={formatDecimal(counts.terlambat)}
          unit="rekomendasi"
          loading={loading}
        />
      </CardGrid>
    </PageSection>
  );
}
