import type { LkeHasilDetail } from '@selaras/contracts';
import { keadaanTindakLanjut, keadaanTindakLanjutWords } from '@selaras/domain';
import { loadFailure } from '@selaras/resource';
import { EmptyState, ErrorState, PageSection, Segmented, Skeleton, Stack, useLoaded } from '@selaras/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { UploadsElsewhere } from '../bukti/terputus/uploads-elsewhere';
import { jumlahOf, ringkasWords } from './ringkas';
import { TindakLanjutCard } from './tindak-lanjut-card';
import { tindakLanjutQueries } from './tindak-lanjut-queries';

const choices = ['semua', ...keadaanTindakLanjut] as const;
type Choice = (typeof choices)[number];

/** What a unit does about the recommendations of its evaluation, once that is decided. */
export function TindakLanjutSection({ hasil }: { hasil: LkeHasilDetail }) {
  const { tindak_lanjut: ringkas, satuan_kerja } = hasil;
  const query = useQuery(tindakLanjutQueries.get(satuan_kerja.satuan_kerja_id));
  const { data: rows, failure } = useLoaded(
    query.data?.data,
    loadFailure(query, 'Tindak lanjut gagal dimuat'),
  );
  const [choice, setChoice] = useState<Choice>('semua');
  const shown = rows?.filter(
    ({ keadaan, ditarik }) => choice === 'semua' || (ditarik === null && keadaan === choice),
  );
  const labelOf = (value: Choice) =>
    value === 'semua' ? 'Semua' : `${keadaanTindakLanjutWords[value]} (${ringkas?.[value] ?? 0})`;
  return (
    <PageSection
      title="Tindak lanjut rekomendasi"
      description={ringkas === null ? undefined : `${ringkasWords(ringkas)}.`}
    >
      <Stack $gap={4}>
        <UploadsElsewhere />
        {ringkas !== null && jumlahOf(ringkas) > 0 && (
          <Segmented
            label="Keadaan tindak lanjut"
            value={choice}
            onChange={setChoice}
            options={choices.map((value) => ({ value, label: labelOf(value) }))}
          />
        )}
        {failure && <ErrorState {...failure} />}
        {rows === undefined && !failure && <Skeleton height="320px" />}
        {shown?.length === 0 && (
          <EmptyState
            title={
              rows?.length === 0
                ? 'Tidak ada rekomendasi yang perlu ditindaklanjuti.'
                : 'Tidak ada tindak lanjut dalam keadaan ini.'
            }
          />
        )}
        {shown?.map((row) => (
          <TindakLanjutCard key={row.id} row={row} />
        ))}
      </Stack>
    </PageSection>
  );
}
