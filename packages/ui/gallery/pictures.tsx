import {
  BarChart,
  BulletChart,
  Card,
  ProgressBar,
  ProgressRing,
  Sparkline,
  StatCard,
  StatusBadge,
  statusNames,
} from '../src';
import { Flow, Grid, Section } from './section';

const poverty = [7.62, 7.29, 6.73].map((value, index) => ({ label: String(2023 + index), value }));

export const Pictures = () => (
  <Section title="Angka dan gambar">
    <Grid>
      <StatCard
        label="Penduduk miskin"
        value="6,73"
        unit="persen"
        trend={{ text: 'turun 7,7% dari 2024', direction: 'down', meaning: 'good' }}
        meaning="Lebih rendah dari rata-rata nasional 8,47 persen."
        picture={<Sparkline label="Penduduk miskin" points={poverty} />}
      />
      <StatCard
        label="Indeks pelayanan publik"
        value="3,84"
        trend={{ text: 'turun 0,5% dari 2024', direction: 'down', meaning: 'bad' }}
        picture={<StatusBadge status="tidak-tercapai" />}
      />
      <StatCard
        label="Kelengkapan perencanaan"
        value="32"
        unit="dari 40 unit"
        picture={<ProgressRing label="Kelengkapan" value={80} />}
      />
      <StatCard label="Serapan anggaran" value="" loading meaning="Realisasi dibagi pagu." />
    </Grid>
    <Flow>
      {[0, 42.5, 100, 133, null].map((value) => (
        <ProgressRing key={String(value)} label={`Cincin ${value}`} value={value} />
      ))}
      <ProgressRing label="CSF gagal" value={61} status="csf-gagal" size={96} />
    </Flow>
    <Grid>
      {statusNames.map((status, index) => (
        <ProgressBar
          key={status}
          label={`Batang ${status}`}
          value={[104, 88, 100, 61, null][index] ?? null}
          status={status}
        />
      ))}
    </Grid>
    <Grid>
      <Card title="Target dan realisasi per tahun">
        <div style={{ display: 'grid', gap: 16 }}>
          <BulletChart
            label="2023"
            target={18.9}
            realisasi={18.9}
            capaian={100}
            satuan="persen"
            status="tercapai"
            max={25}
          />
          <BulletChart
            label="2024"
            target={17}
            realisasi={17.8}
            capaian={95.29}
            satuan="persen"
            status="tidak-tercapai"
            max={25}
          />
          <BulletChart
            label="2025"
            target={15.5}
            realisasi={15.2}
            capaian={101.94}
            satuan="persen"
            status="csf-gagal"
            max={25}
          />
          <BulletChart
            label="2026"
            target={14}
            realisasi={16}
            capaian={85.7}
            satuan="persen"
            status="keduanya"
            max={25}
          />
          <BulletChart
            label="2027"
            target={11}
            realisasi={null}
            capaian={null}
            satuan="persen"
            status="belum-ada-data"
            max={25}
          />
        </div>
      </Card>
      <Card>
        <BarChart
          title="Satuan kerja mana yang mencapai targetnya?"
          nameTitle="Satuan kerja"
          valueTitle="Capaian (%)"
          bars={statusNames.map((status, index) => ({
            id: status,
            label: [
              'Dinas Kesehatan',
              'DPUPR',
              'Badan Perencanaan Pembangunan Daerah',
              'Dinas Sosial',
              'Satpol PP',
            ][index] as string,
            value: [104.2, 93.1, 101, 71.4, null][index] ?? null,
            target: 100,
            status,
          }))}
        />
      </Card>
    </Grid>
  </Section>
);
