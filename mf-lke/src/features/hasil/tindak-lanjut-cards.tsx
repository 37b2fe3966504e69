import { formatDecimal, keadaanTindakLanjut, keadaanTindakLanjutWords } from '@selaras/domain';
import { PageSection, StatCard } from '@selaras/ui';
import { useQuery } from '@tanstack/react-query';
import { bersama } from '../tindak-lanjut/ringkas';
import { FigureGrid } from './figure-grid';
import { hasilQueries } from './hasil-queries';

/** How many recommendations of all units that the reader sees stand in which state, and how many are late. */
export function TindakLanjutCards() {
  const { data } = useQuery(hasilQueries.list());
  const counts = bersama(data?.data.flatMap(({ tindak_lanjut }) => tindak_lanjut ?? []) ?? []);
  const loading = data === undefined;
  return (
    <PageSection title="Keadaan tindak lanjut" description="Banyaknya rekomendasi.">
      <FigureGrid $min={180}>
        {keadaanTindakLanjut.map((name) => (
          <StatCard
            key={name}
            label={keadaanTindakLanjutWords[name]}
            value={formatDecimal(counts[name])}
            loading={loading}
          />
        ))}
        <StatCard label="Lewat tenggat" value={formatDecimal(counts.terlambat)} loading={loading} />
      </FigureGrid>
    </PageSection>
  );
}
