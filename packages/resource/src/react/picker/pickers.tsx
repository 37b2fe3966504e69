import { optionQueries } from '@selaras/api-client';
import type { OptionModel, PengampuType } from '@selaras/contracts';
import type { PickerProps } from '@selaras/ui';
import { modelName, pengampuTypeName } from './picker-model';
import { QueryPicker } from './query-picker';

/** Stands in the sub-activity picker until a work unit is chosen (spec 2 §5). */
const CHOOSE_UNIT_FIRST_TEXT = 'Pilih satuan kerja terlebih dahulu';

type Labelled = Omit<PickerProps, 'label'> & { label?: string };

/** `satuanKerjaId` left out: every unit that the user may see. */
export type UnitPickerProps = Labelled & { satuanKerjaId?: number };
/** `ids` narrows the list to these entries. */
export type IdsPickerProps = Labelled & { ids?: number[] };
export type ModelPickerProps = UnitPickerProps & { model: OptionModel };
export type UnitKerjaPickerProps = UnitPickerProps & { type?: PengampuType };
export type SubKegiatanPickerProps = Labelled & { satuanKerjaId: number | null };
export type SatuanKerjaPickerProps = Labelled & {
  /** A unit and those below it: 9999 gives the secretariat with its divisions. */
  satuanKerjaId?: number;
  satuanKerjaIds?: number[];
  /** The list for pages that need no login. */
  publik?: boolean;
};

/** Work units, `option/satuan-kerja` (spec 2 §7). */
export function SatuanKerjaPicker({
  label = 'Satuan kerja',
  satuanKerjaId,
  satuanKerjaIds,
  publik = false,
  ...rest
}: SatuanKerjaPickerProps) {
  const list = publik ? optionQueries.satuanKerjaPublik : optionQueries.satuanKerja;
  const scope = { satuan_kerja_id: satuanKerjaId, satuan_kerja_ids: satuanKerjaIds };
  return <QueryPicker {...rest} label={label} query={(search) => list({ ...scope, ...search })} />;
}

/** Sub-activities of a unit, `option/sub-kegiatan/{satkerId}`; does nothing until one is chosen (spec 2 §5). */
export function SubKegiatanPicker({
  label = 'Sub kegiatan',
  satuanKerjaId,
  placeholder,
  ...rest
}: SubKegiatanPickerProps) {
  const idle = satuanKerjaId === null;
  return (
    <QueryPicker
      key={satuanKerjaId}
      {...rest}
      label={label}
      idle={idle}
      placeholder={idle ? CHOOSE_UNIT_FIRST_TEXT : placeholder}
      query={(search) => optionQueries.subKegiatan(satuanKerjaId ?? 0, search)}
    />
  );
}

/** Indicators of one level, `option/indikator/{model}`. */
export function IndikatorPicker({ model, label, satuanKerjaId, ...rest }: ModelPickerProps) {
  const name = modelName(model);
  return (
    <QueryPicker
      {...rest}
      label={label ?? `Indikator ${name}`}
      query={(search) => optionQueries.indikator(model, { satuan_kerja_id: satuanKerjaId, ...search })}
    />
  );
}

/** Objectives of one level, `option/sasaran/{model}`. */
export function SasaranPicker({ model, label, satuanKerjaId, ...rest }: ModelPickerProps) {
  const name = modelName(model);
  return (
    <QueryPicker
      {...rest}
      label={label ?? `Sasaran ${name}`}
      query={(search) => optionQueries.sasaran(model, { satuan_kerja_id: satuanKerjaId, ...search })}
    />
  );
}

/** Posts that can own a performance, `option/pengampu/unit-kerja`. */
export function UnitKerjaPicker({ type, label, satuanKerjaId, ...rest }: UnitKerjaPickerProps) {
  const name = type === undefined ? 'unit kerja' : pengampuTypeName(type);
  return (
    <QueryPicker
      {...rest}
      label={label ?? `Pengampu ${name}`}
      query={(search) => optionQueries.unitKerja({ satuan_kerja_id: satuanKerjaId, type, ...search })}
    />
  );
}

type UnitList = 'kegiatan' | 'pegawai' | 'program' | 'timKerja';
type IdsList = 'indikatorSasaranStrategis' | 'indikatorTujuan' | 'misi' | 'sasaranStrategis' | 'tujuan';

const unitPicker = (list: UnitList, usualLabel: string) =>
  function Picker({ label = usualLabel, satuanKerjaId, ...rest }: UnitPickerProps) {
    return (
      <QueryPicker
        {...rest}
        label={label}
        query={(search) => optionQueries[list]({ satuan_kerja_id: satuanKerjaId, ...search })}
      />
    );
  };

const idsPicker = (list: IdsList, usualLabel: string) =>
  function Picker({ label = usualLabel, ids, ...rest }: IdsPickerProps) {
    return (
      <QueryPicker {...rest} label={label} query={(search) => optionQueries[list]({ ids, ...search })} />
    );
  };

/** Activities, `option/kegiatan`. */
export const KegiatanPicker = unitPicker('kegiatan', 'Kegiatan');
/** Employees by NIP, `option/pegawai`. */
export const PegawaiPicker = unitPicker('pegawai', 'Pegawai');
/** Programmes, `option/program`. */
export const ProgramPicker = unitPicker('program', 'Program');
/** Teams that can own a performance, `option/pengampu/tim-kerja`. */
export const TimKerjaPicker = unitPicker('timKerja', 'Tim kerja pengampu');
/** Indicators of strategic goals, `option/indikator-sasaran-strategis`. */
export const IndikatorSasaranStrategisPicker = idsPicker(
  'indikatorSasaranStrategis',
  'Indikator sasaran strategis',
);
/** Indicators of goals, `option/indikator-tujuan`. */
export const IndikatorTujuanPicker = idsPicker('indikatorTujuan', 'Indikator tujuan');
/** Missions, `option/misi`. */
export const MisiPicker = idsPicker('misi', 'Misi');
/** Strategic goals, `option/sasaran-strategis`. */
export const SasaranStrategisPicker = idsPicker('sasaranStrategis', 'Sasaran strategis');
/** Goals, `option/tujuan`. */
export const TujuanPicker = idsPicker('tujuan', 'Tujuan');
