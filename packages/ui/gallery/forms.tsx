import { Search } from 'lucide-react';
import { useState } from 'react';
import {
  Button,
  Card,
  Checkbox,
  type ChoiceValue,
  NumberField,
  OptionPicker,
  PasswordField,
  PickerAtRest,
  SelectField,
  Switch,
  TextAreaField,
  TextField,
} from '../src';
import { Flow, Grid, Section } from './section';

const units = [
  { value: 1012, label: 'Dinas Kesehatan' },
  { value: 1014, label: 'Dinas Pekerjaan Umum dan Penataan Ruang' },
  { value: 1004, label: 'Badan Perencanaan Pembangunan, Riset, dan Inovasi Daerah' },
];

export function Forms() {
  const [target, setTarget] = useState<number | null>(1234.5);
  const [pagu, setPagu] = useState<number | null>(1_250_000_000);
  const [unit, setUnit] = useState<ChoiceValue | null>(1012);
  const [empty, setEmpty] = useState<ChoiceValue | null>(null);
  return (
    <Section title="Isian">
      <Grid>
        <TextField
          label="Nama pengguna"
          help="Sama dengan nama akun kepegawaian."
          placeholder="mis. dinkes"
        />
        <TextField label="Indikator" defaultValue="Prevalensi stunting" error="Indikator sudah dipakai." />
        <TextField label="Pencarian" required={false} prefix={<Search size={16} />} placeholder="Cari" />
        <TextField label="Nomor" defaultValue="1.02.02" disabled />
        <PasswordField label="Kata sandi" defaultValue="rahasia" />
        <NumberField label="Target" unit="persen" value={target} onChange={setTarget} />
        <NumberField label="Pagu" prefix="Rp" value={pagu} onChange={setPagu} digits={2} />
        <SelectField
          label="Tahun kinerja"
          options={[
            { value: 2024, label: '2024' },
            { value: 2025, label: '2025' },
          ]}
        />
        <OptionPicker label="Satuan kerja" options={units} value={unit} onChange={setUnit} />
        <OptionPicker
          label="Satuan kerja lain"
          required={false}
          options={units}
          value={unit}
          onChange={setUnit}
        />
        <OptionPicker
          label="Satuan kerja wajib"
          error="Wajib dipilih."
          options={units}
          value={empty}
          onChange={setEmpty}
        />
        <PickerAtRest label="Satuan kerja yang menyusul">Dinas Kesehatan</PickerAtRest>
        <OptionPicker label="Program" options={undefined} loading value={null} onChange={setEmpty} />
        <OptionPicker
          label="Sub kegiatan"
          idle
          placeholder="Pilih satuan kerja terlebih dahulu"
          options={[]}
          value={null}
          onChange={setEmpty}
        />
        <OptionPicker label="Kegiatan" failed options={undefined} value={null} onChange={setEmpty} />
        <TextAreaField label="Penyebab kegagalan" required={false} help="Paling sedikit satu kalimat." />
      </Grid>
      <Card
        title="Pilihan"
        description="Kotak centang dan sakelar"
        footer={
          <Flow style={{ justifyContent: 'flex-end' }}>
            <Button>Batal</Button>
            <Button variant="primary">Simpan</Button>
          </Flow>
        }
      >
        <Flow>
          <Checkbox label="Ingat saya" defaultChecked help="Selama 365 hari di perangkat ini." />
          <Checkbox label="Tidak dicentang" />
          <Checkbox label="Terkunci" disabled defaultChecked />
          <Switch label="Tampilkan cross cutting" defaultChecked />
          <Switch label="Tampilkan icon capaian" />
          <Switch label="Terkunci" disabled />
        </Flow>
      </Card>
    </Section>
  );
}
