import { type JenisJabatan, jenisJabatanWords, optionsOf } from '@selaras/domain';
import { useSession } from '@selaras/portal';
import { PegawaiPicker, SatuanKerjaPicker, UnitKerjaPicker } from '@selaras/resource/picker';
import { SelectField, TextField } from '@selaras/ui';

/** A post as it is typed. */
export interface JabatanDraft {
  readonly nip: string;
  readonly nama: string;
  readonly satuan_kerja_id: number | null;
  readonly jabatan: string;
  readonly jenis_jabatan: JenisJabatan;
  readonly pangkat_gol: string;
  readonly unit_kerja_id: number | null;
  readonly atasan_nip: string | null;
  readonly tmt_jabatan: string;
}

export type JabatanField = keyof JabatanDraft;

interface JabatanFieldsProps {
  draft: JabatanDraft;
  onChange: (change: Partial<JabatanDraft>) => void;
  /** What is asked for, in this order. */
  fields: readonly JabatanField[];
  errorOf: (field: JabatanField) => string | undefined;
}

/** The fields of a post, as far as an act asks for them. */
export function JabatanFields({ draft, onChange, fields, errorOf }: JabatanFieldsProps) {
  const { user } = useSession();
  const asks = (field: JabatanField) => fields.includes(field);
  const text = (field: 'nip' | 'nama' | 'jabatan' | 'pangkat_gol' | 'tmt_jabatan') => ({
    value: draft[field],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [field]: target.value }),
    error: errorOf(field),
  });
  const unit = draft.satuan_kerja_id;
  const isOwn = user?.satuan_kerja_id == null || user.satuan_kerja_id === unit;
  return (
    <>
      {asks('nip') && <TextField label="NIP" inputMode="numeric" maxLength={30} {...text('nip')} />}
      {asks('nama') && <TextField label="Nama dan gelar" maxLength={200} {...text('nama')} />}
      {asks('satuan_kerja_id') && (
        <SatuanKerjaPicker
          value={unit}
          onChange={(chosen) =>
            onChange({
              satuan_kerja_id: chosen === null ? null : Number(chosen),
              unit_kerja_id: null,
              atasan_nip: null,
            })
          }
          error={errorOf('satuan_kerja_id')}
        />
      )}
      <TextField label="Jabatan" maxLength={300} {...text('jabatan')} />
      <SelectField
        label="Jenis jabatan"
        value={draft.jenis_jabatan}
        options={[...optionsOf(jenisJabatanWords)]}
        onChange={({ target }) => onChange({ jenis_jabatan: target.value as JenisJabatan })}
        error={errorOf('jenis_jabatan')}
      />
      <TextField label="Pangkat/golongan" maxLength={100} {...text('pangkat_gol')} />
      {unit !== null && isOwn && (
        <>
          <UnitKerjaPicker
            key={`unit-${unit}`}
            label="Unit kerja"
            satuanKerjaId={unit}
            value={draft.unit_kerja_id}
            onChange={(chosen) => onChange({ unit_kerja_id: chosen === null ? null : Number(chosen) })}
            error={errorOf('unit_kerja_id')}
          />
          <PegawaiPicker
            key={`atasan-${unit}`}
            label="Atasan"
            satuanKerjaId={unit}
            value={draft.atasan_nip}
            onChange={(chosen) => onChange({ atasan_nip: chosen === null ? null : String(chosen) })}
            error={errorOf('atasan_nip')}
          />
        </>
      )}
      {asks('tmt_jabatan') && (
        <TextField label="Terhitung mulai tanggal" type="date" {...text('tmt_jabatan')} />
      )}
    </>
  );
}
