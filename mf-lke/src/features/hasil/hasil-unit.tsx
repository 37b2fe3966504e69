import type { LkeHasilDetail } from '@selaras/contracts';
import { formatDate, hasilLke } from '@selaras/domain';
import { Card, DefinitionGrid, latePart, PageSection, Skeleton } from '@selaras/ui';
import { NilaiCards } from './nilai-cards';
import { RekomendasiList } from './rekomendasi-list';
import { RincianTable } from './rincian-table';
import { TrenChart } from './tren-chart';

const TindakLanjutSection = latePart(
  async () => (await import('../tindak-lanjut/tindak-lanjut-section')).TindakLanjutSection,
  () => <Skeleton height="320px" />,
);

interface HasilUnitProps {
  hasil: LkeHasilDetail | undefined;
  /** When it was read. */
  read: Date;
}

/** All that a unit's evaluation came to: each kind of points, why the plenary changed them, years, recommendations. */
export function HasilUnit({ hasil, read }: HasilUnitProps) {
  const alasan = (hasil?.rincian ?? []).flatMap(({ id, nomor, nama, alasan: reason }) =>
    reason === null ? [] : [{ id, term: `${nomor}. ${nama}`, value: reason, wide: true }],
  );
  return (
    <>
      <NilaiCards hasil={hasil} kinds={hasilLke} />
      <PageSection title="Nilai per komponen" description={placeWords(hasil)}>
        <RincianTable caption="Rincian nilai per komponen" hasil={hasil} kinds={hasilLke} />
      </PageSection>
      {alasan.length > 0 && (
        <PageSection title="Alasan perubahan pada pleno">
          <Card>
            <DefinitionGrid items={alasan} />
          </Card>
        </PageSection>
      )}
      {hasil && <TrenChart tren={hasil.tren} tanggal={formatDate(read)} />}
      <PageSection title="Catatan dan rekomendasi">
        <RekomendasiList rows={hasil?.rekomendasi} />
      </PageSection>
      {hasil && !hasil.terbatas && (hasil.keadaan === 'final' || hasil.tindak_lanjut !== null) && (
        <TindakLanjutSection hasil={hasil} />
      )}
    </>
  );
}

const placeWords = (hasil: LkeHasilDetail | undefined) =>
  hasil?.hasil === 'pleno' && hasil.peringkat !== null
    ? `Peringkat ${hasil.peringkat} di antara satuan kerja yang sudah final.`
    : undefined;
