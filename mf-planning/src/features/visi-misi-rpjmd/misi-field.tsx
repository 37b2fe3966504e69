import type { OwnField, OwnFieldProps, Values } from '@selaras/resource/core';
import { controlId, useField, useFormKit } from '@selaras/resource/form';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { planYears } from '../../resource/plan-year';
import { misiBranch, missingEntry, type Node } from './branch';
import { BranchEditor } from './branch-editor';
import type { FaultAt } from './fault-at';

/** Message of an error of the form library at a path of the tree. */
const faultIn =
  (errors: unknown): FaultAt =>
  (path) => {
    const found = path
      .split('.')
      .reduce<unknown>((place, key) => (place as Record<string, unknown> | undefined)?.[key], errors);
    const message = (found as { message?: unknown } | undefined)?.message;
    return typeof message === 'string' ? message : undefined;
  };

function MisiControl({ closed }: OwnFieldProps) {
  const { control } = useFormContext<Values>();
  const { surroundings } = useFormKit();
  const { errors } = useFormState({ control });
  const { value, onChange } = useField<readonly Node[]>('misi');
  const tahunMulai = useWatch({ control, name: 'tahun_mulai' }) as number | null;
  const faultAt = faultIn(errors);
  // The form tells the entry without words as a fault of the whole tree; here it stands beside that entry.
  const missing = faultAt('misi') === undefined ? null : missingEntry(value, misiBranch);
  return (
    <div id={controlId('misi')}>
      <BranchEditor
        branch={misiBranch}
        nodes={value}
        onChange={onChange}
        path="misi"
        parentNomor=""
        closed={closed}
        tahunMulai={tahunMulai ?? planYears(surroundings).tahunMulai}
        faultAt={(path) => (path === missing?.path ? 'Wajib diisi' : faultAt(path))}
      />
    </div>
  );
}

/** Words of the tree for the comparison of two versions. */
const outline = (nodes: readonly Node[]): string =>
  nodes.map((node) => `${node.nomor} ${String(node.misi ?? '')}`).join('\n') || '-';

/** Missions with their goals, objectives and indicators. */
export const misiField: OwnField<'misi'> = {
  kind: 'own',
  names: ['misi'],
  blank: { misi: [] },
  label: 'Misi',
  required: false,
  Component: MisiControl,
  words: (_, value) => outline(value as readonly Node[]),
};
