import { ApiError, failureText } from '@selaras/api-client';
import { type AlurLkip, type EntityFields, langkahLkipFields } from '@selaras/contracts';
import { type LangkahLkip, langkahLkipWords } from '@selaras/domain';
import { ActDialog } from '@selaras/resource';
import { TypedFields } from '@selaras/resource/typed';
import { ProgressBar } from '@selaras/ui';
import { useState } from 'react';
import { useMulai } from '../lkip-ekspor/ekspor-queries';
import { langkahWords } from './langkah-words';
import { useBerkas } from './use-berkas';
import { useLangkah } from './use-langkah';

interface LangkahDialogProps {
  readonly unit: number | null;
  readonly langkah: LangkahLkip;
  readonly alur: AlurLkip;
  readonly onClose: () => void;
}

/** Asks before a step of a report, and says why it was refused. Formalising makes the PDF first. */
export function LangkahDialog({ unit, langkah, alur, onClose }: LangkahDialogProps) {
  const { title, text, danger = false } = langkahWords[langkah];
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const step = useLangkah(unit, langkah, alur);
  const [eksporId, setEksporId] = useState<number | null>(null);
  const take = (body: Readonly<Record<string, unknown>>) => step.mutate(body, { onSuccess: onClose });
  const berkas = useBerkas(eksporId, (ekspor_id) => take({ ...typed, ekspor_id }));
  const mulai = useMulai(unit, ({ id }) => setEksporId(id));
  const fields: EntityFields = langkahLkipFields[langkah];
  const names = Object.keys(fields);
  const errors = step.error instanceof ApiError ? (step.error.errors ?? {}) : {};
  const said = names.some((name) => errors[name] !== undefined);
  const refused = step.error ?? mulai.error;
  const refusal = berkas.gagal ?? (refused === null || said ? null : failureText(refused).pesan);
  const submit = () => {
    if (langkah !== 'formalkan') return take(typed);
    setEksporId(null);
    step.reset();
    mulai.mutate('pdf');
  };
  return (
    <ActDialog
      title={title}
      description={text}
      verb={langkahLkipWords[langkah].tombol}
      danger={danger}
      disabled={names.some((name) => (typed[name] ?? '').trim() === '')}
      sending={{
        isPending: step.isPending || mulai.isPending || berkas.berjalan,
        isSuccess: step.isSuccess,
      }}
      typed={Object.values(typed).some((one) => one !== '')}
      refusal={refusal}
      onSubmit={submit}
      onClose={onClose}
    >
      <TypedFields
        fields={fields}
        form={{ values: typed, set: (part: typeof typed) => setTyped({ ...typed, ...part }) }}
        errorOf={(name) => errors[name]?.[0]}
      />
      {berkas.berjalan && <ProgressBar label={berkas.teks} value={berkas.persen} />}
    </ActDialog>
  );
}
