import { predikatLke, predikatLkeSteps } from '@selaras/domain';
import { Badge } from '@selaras/ui';

type Kode = (typeof predikatLkeSteps)[number]['kode'];

/** A predicate with what it means; nothing where there is none. */
export function PredikatBadge({ predikat }: { predikat: Kode | null }) {
  const step = predikatLkeSteps.find(({ kode }) => kode === predikat);
  if (step === undefined) return null;
  return (
    <Badge tone="brand">
      {step.kode} · {step.label}
    </Badge>
  );
}

/** The predicate of these points. */
export const predikatKode = (nilai: number | null | undefined): Kode | null =>
  predikatLke(nilai ?? null)?.kode ?? null;

export const predikatOptions = predikatLkeSteps.map(({ kode, label }) => ({
  value: kode,
  label: `${kode} · ${label}`,
}));
