import type { AnyResource, OwnField } from '@selaras/resource/core';
import { FieldSkeleton, latePart } from '@selaras/ui';
import type { Solusi } from './solusi-control';

const SolusiControl = latePart(
  async () => (await import('./solusi-control')).SolusiControl,
  () => <FieldSkeleton />,
  { whenAllElseStands: true },
);

const bodyOf = ({ id, kinerja_masalah_id, solusi }: Solusi) => ({
  ...(id !== undefined && { id }),
  kinerja_masalah_id,
  solusi,
});

/** Remedies of a performance that missed its target last year. */
export function solusiField(resource: AnyResource): OwnField<'solusi'> {
  return {
    kind: 'own',
    names: ['solusi'],
    blank: { solusi: [] },
    label: 'Perbaikan atas tahun lalu',
    help: 'Solusi tahun ini untuk kinerja tahun lalu yang belum tercapai.',
    required: false,
    Component: (props) => <SolusiControl resource={resource} {...props} />,
    read: (
      _,
      { solusi }: { solusi: readonly (Solusi & { kinerja_masalah: { indikator: string } | null })[] },
    ) => solusi.map((entry) => ({ ...bodyOf(entry), label: entry.kinerja_masalah?.indikator })),
    words: (_, value) => (value as readonly Solusi[]).map(({ solusi }) => `• ${solusi}`).join('\n') || '-',
  };
}
