import { palette, type Theme } from '@selaras/domain';
import { Download, Pencil, Plus, Trash2 } from 'lucide-react';
import {
  Badge,
  Breadcrumb,
  Button,
  IconButton,
  LinkButton,
  PageHeader,
  StatusBadge,
  statusNames,
  tokens,
} from '../src';
import { Flow, Section } from './section';

const Swatches = ({ theme }: { theme: Theme }) => (
  <Flow>
    {Object.entries(palette[theme]).map(([name, value]) => (
      <span key={name} style={{ font: `11px ${tokens.font.mono}`, width: 120 }}>
        <span style={{ display: 'block', height: 28, background: value, border: '1px solid #888' }} />
        {name}
      </span>
    ))}
  </Flow>
);

export const Basics = () => (
  <>
    <PageHeader
      title="Sasaran Strategis Perangkat Daerah"
      badge={<Badge tone="accent">Tahap 2</Badge>}
      breadcrumb={
        <Breadcrumb
          items={[
            { label: 'Dashboard', href: '#' },
            { label: 'Perencanaan', href: '#' },
            { label: 'Sasaran Strategis PD' },
          ]}
        />
      }
      description="Sasaran, indikator kinerja utama, dan target tahunan satuan kerja Anda."
      actions={
        <>
          <Button icon={<Download size={16} />}>Ekspor</Button>
          <Button variant="primary" icon={<Plus size={16} />}>
            Tambah sasaran
          </Button>
        </>
      }
    />
    <Section title="Warna">
      <Swatches theme="light" />
      <Swatches theme="dark" />
    </Section>
    <Section title="Huruf">
      {([32, 24, 20, 16, 14, 12] as const).map((size) => (
        <p key={size} style={{ fontSize: tokens.text[size] }}>
          {size} Terwujudnya Kabupaten Tirtaraya yang maju, sejahtera, dan akuntabel 1.234.567,89
        </p>
      ))}
    </Section>
    <Section title="Tombol">
      {(['medium', 'small'] as const).map((size) => (
        <Flow key={size}>
          <Button size={size} variant="primary">
            Simpan
          </Button>
          <Button size={size}>Batal</Button>
          <Button size={size} variant="quiet">
            Lihat riwayat
          </Button>
          <Button size={size} variant="danger" icon={<Trash2 size={16} />}>
            Hapus
          </Button>
          <Button size={size} variant="primary" loading>
            Menyimpan
          </Button>
          <Button size={size} variant="primary" disabled>
            Simpan
          </Button>
          <LinkButton size={size} href="#lihat">
            Buka detail
          </LinkButton>
          <IconButton size={size} label="Ubah" icon={<Pencil size={16} />} />
          <IconButton size={size} variant="secondary" label="Tambah" icon={<Plus size={16} />} />
          <IconButton size={size} label="Terpilih" aria-pressed="true" icon={<Pencil size={16} />} />
        </Flow>
      ))}
    </Section>
    <Section title="Lencana">
      <Flow>
        {statusNames.map((status) => (
          <StatusBadge key={status} status={status} />
        ))}
      </Flow>
      <Flow>
        {(['neutral', 'brand', 'accent', 'danger', 'success', 'warning'] as const).map((tone) => (
          <Badge key={tone} tone={tone}>
            Tahap {tone}
          </Badge>
        ))}
      </Flow>
    </Section>
  </>
);
