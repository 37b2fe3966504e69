import type { LkeHasilDetail } from '@selaras/contracts';
import { EMPTY_VALUE, type HasilLke, hasilLkeWords, predikatLkeSteps } from '@selaras/domain';
import { PageSection, StatCard } from '@selaras/ui';
import { FigureGrid } from './figure-grid';
import { belumSelesai, points } from './hasil-columns';
import { predikatKode } from './predikat-badge';

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const meaning = (kind: HasilLke, hasil: LkeHasilDetail): string => {
  const kolom = hasil[kind];
  if (kolom === null) return 'Belum ada';
  const why = belumSelesai(hasil, kind);
  if (why !== null) return capitalized(why);
  const kode = predikatKode(kolom.nilai);
  return `${kode} · ${predikatLkeSteps.find((step) => step.kode === kode)?.label ?? ''}`;
};

/** The kinds of points of a unit beside each other, each with its own predicate. */
export function NilaiCards({
  hasil,
  kinds,
}: {
  hasil: LkeHasilDetail | undefined;
  kinds: readonly HasilLke[];
}) {
  return (
    <PageSection title="Nilai">
      <FigureGrid $min={200}>
        {kinds.map((kind) => (
          <StatCard
            key={kind}
            label={`Nilai ${hasilLkeWords[kind].toLowerCase()}`}
            value={points(hasil?.[kind]?.nilai ?? null)}
            meaning={hasil === undefined ? EMPTY_VALUE : meaning(kind, hasil)}
            loading={hasil === undefined}
          />
        ))}
      </FigureGrid>
    </PageSection>
  );
}
