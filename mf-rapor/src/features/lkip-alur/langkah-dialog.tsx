import { ApiError, failureText } from '@selaras/api-client';
import type { AlurLkip } from '@selaras/contracts';
import { type LangkahLkip, langkahLkip, langkahLkipWords } from '@selaras/domain';
import { ActDialog } from '@selaras/resource';
import { ProgressBar, TextAreaField, TextField } from '@selaras/ui';
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

interface Field {
  readonly name: string;
  readonly label: string;
  readonly kind: 'teks' | 'tanggal' | 'panjang';
}

/** What is told with a step. */
function fieldsOf(langkah: LangkahLkip): readonly Field[] {
  if ('beralasan' in langkahLkip[langkah]) return [{ name: 'alasan', label: 'Alasan', kind: 'panjang' }];
  if (langkah === 'formalkan') {
    return [
      { name: 'nomor', label: 'Nomor pengesahan', kind: 'teks' },
      { name: 'tanggal', label: 'Tanggal pengesahan', kind: 'tanggal' },
    ];
  }
  if (langkah !== 'sampaikan') return [];
  return [
    { name: 'kepada', label: 'Disampaikan kepada', kind: 'teks' },
    { name: 'tanggal', label: 'Tanggal penyampaian', kind: 'tanggal' },
  ];
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
  const fields = fieldsOf(langkah);
  const errors = step.error instanceof ApiError ? (step.error.errors ?? {}) : {};
  const said = fields.some(({ name }) => errors[name] !== undefined);
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
      disabled={fields.some(({ name }) => (typed[name] ?? '').trim() === '')}
      sending={{
        isPending: step.isPending || mulai.isPending || berkas.berjalan,
        isSuccess: step.isSuccess,
      }}
      typed={Object.values(typed).some((one) => one !== '')}
      refusal={refusal}
      onSubmit={submit}
      onClose={onClose}
    >
      {fields.map(({ name, label, kind }) => {
        const common = {
          label,
          value: typed[name] ?? '',
          error: errors[name]?.[0],
          onChange: ({ target }: { target: { value: string } }) =>
            setTyped({ ...typed, [name]: target.value }),
        };
        if (kind === 'panjang') return <TextAreaField key={name} {...common} maxLength={1000} />;
        return <TextField key={name} {...common} {...(kind === 'tanggal' && { type: 'date' })} />;
      })}
      {berkas.berjalan && <ProgressBar label={berkas.teks} value={berkas.persen} />}
    </ActDialog>
  );
}
