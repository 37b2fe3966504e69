import { jabatanPegawaiFields, pegawaiFields } from '@selaras/contracts';
import { useSession } from '@selaras/portal';
import { PegawaiPicker, SatuanKerjaPicker, UnitKerjaPicker } from '@selaras/resource/picker';
import { TypedField, TypedFields, type TypedValues } from '@selaras/resource/typed';

const { nip, nama, tmt_jabatan, satuan_kerja_id, unit_kerja_id, atasan_nip } = pegawaiFields;

/** What is typed of a post, in the order of its dialog. */
export const typedJabatan = { nip, nama, ...jabatanPegawaiFields, tmt_jabatan } as const;
/** What is chosen of it. */
export const chosenJabatan = { satuan_kerja_id, unit_kerja_id, atasan_nip } as const;

/** A post as it is typed. */
export interface JabatanDraft extends TypedValues<typeof typedJabatan> {
  readonly satuan_kerja_id: number | null;
  readonly unit_kerja_id: number | null;
  readonly atasan_nip: string | null;
}

export type JabatanField = keyof JabatanDraft;

interface JabatanFieldsProps {
  draft: JabatanDraft;
  onChange: (change: Partial<JabatanDraft>) => void;
  /** What is asked for besides the post itself. */
  fields: readonly JabatanField[];
  /** What may stay empty here, though its description asks for it. */
  optional: readonly JabatanField[];
  errorOf: (field: JabatanField) => string | undefined;
}

/** The fields of a post, as far as an act asks for them. */
export function JabatanFields({ draft, onChange, fields, optional, errorOf }: JabatanFieldsProps) {
  const { user } = useSession();
  const asks = (field: JabatanField) => fields.includes(field);
  const form = { values: draft, set: onChange };
  const typed = (name: keyof typeof typedJabatan) => ({
    fields: typedJabatan,
    name,
    form,
    error: errorOf(name),
  });
  const unit = draft.satuan_kerja_id;
  const isOwn = user?.satuan_kerja_id == null || user.satuan_kerja_id === unit;
  return (
    <>
      {asks('nip') && <TypedField {...typed('nip')} inputMode="numeric" />}
      {asks('nama') && <TypedField {...typed('nama')} />}
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
      <TypedFields fields={jabatanPegawaiFields} form={form} errorOf={errorOf} />
      {unit !== null && isOwn && (
        <>
          <UnitKerjaPicker
            key={`unit-${unit}`}
            label={unit_kerja_id.label}
            required={!unit_kerja_id.optional}
            satuanKerjaId={unit}
            value={draft.unit_kerja_id}
            onChange={(chosen) => onChange({ unit_kerja_id: chosen === null ? null : Number(chosen) })}
            error={errorOf('unit_kerja_id')}
          />
          <PegawaiPicker
            key={`atasan-${unit}`}
            label={atasan_nip.label}
            required={!atasan_nip.optional}
            satuanKerjaId={unit}
            value={draft.atasan_nip}
            onChange={(chosen) => onChange({ atasan_nip: chosen === null ? null : String(chosen) })}
            error={errorOf('atasan_nip')}
          />
        </>
      )}
      {asks('tmt_jabatan') && (
        <TypedField {...typed('tmt_jabatan')} required={!optional.includes('tmt_jabatan')} />
      )}
    </>
  );
}
