import type { LkeTindakLanjut } from '@selaras/contracts';
import { kekuranganTindakLanjut, type LangkahTindakLanjutLke } from '@selaras/domain';
import { ActDialog } from '@selaras/resource';
import { refusalOf } from '@selaras/resource/act';
import { TypedField } from '@selaras/resource/typed';
import { useState } from 'react';
import { langkahWords } from './langkah-words';
import { useLangkahTindakLanjut } from './use-tindak-lanjut';

interface LangkahDialogProps {
  row: LkeTindakLanjut;
  langkah: LangkahTindakLanjutLke;
  onClose: () => void;
}

/** Asks before a step of a follow-up; one that something is missing for says what. */
export function LangkahDialog({ row, langkah, onClose }: LangkahDialogProps) {
  const { title, text, verb, done, fields } = langkahWords[langkah];
  const [values, setValues] = useState({ catatan: '' });
  const step = useLangkahTindakLanjut(row, langkah, done);
  const missing = langkah === 'ajukan' ? Object.values(kekuranganTindakLanjut(row)) : [];
  const { errorOf, refusal } = refusalOf(step.error, ['catatan']);
  return (
    <ActDialog
      title={missing.length > 0 ? 'Tindak lanjut belum lengkap' : title}
      description={missing.length > 0 ? `${missing.join('. ')}.` : text}
      verb={verb}
      danger={langkah === 'kembalikan'}
      disabled={missing.length > 0}
      sending={step}
      typed={values.catatan !== ''}
      refusal={refusal}
      onSubmit={() => step.mutate(values.catatan.trim(), { onSuccess: onClose })}
      onClose={onClose}
    >
      {fields !== undefined && (
        <TypedField
          fields={fields}
          name="catatan"
          form={{ values, set: setValues }}
          error={errorOf('catatan')}
          lines={4}
        />
      )}
    </ActDialog>
  );
}
