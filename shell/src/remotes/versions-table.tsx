import type { RemoteVersionRow } from '@selaras/contracts';
import { formatDateTime, formatMeasure } from '@selaras/domain';
import { Badge, DataTable, IconButton, Menu, type MenuAction, type TableColumn, TwoLines } from '@selaras/ui';
import { AppWindow, ArchiveX, Ellipsis, FlaskConical, Plug, Rocket } from 'lucide-react';
import { byText, countAndShare, failedShare, sourceWords, stateOf } from './remote-words';

/** What can be done with a version. */
export type VersionAct = 'stable' | 'canary' | 'retire' | 'tab' | 'calls';

const KILOBYTE = 1024;

const plainOf = (people: number): readonly TableColumn<RemoteVersionRow>[] => [
  {
    id: 'version',
    title: 'Versi',
    value: ({ version }) => version,
    cell: (row) => <TwoLines below={buildText(row)}>{row.version}</TwoLines>,
    minWidth: '200px',
  },
  {
    id: 'state',
    inCard: 'state',
    title: 'Keadaan',
    value: (row) => stateOf(row).label,
    cell: (row) => <Badge tone={stateOf(row).tone}>{stateOf(row).label}</Badge>,
  },
  {
    id: 'source',
    title: 'Asal',
    value: ({ source }) => sourceWords[source],
    cell: ({ source, publishedAt, publishedBy }) => (
      <TwoLines below={publishedAt && `${formatDateTime(publishedAt)}, ${byText(publishedBy)}`}>
        {sourceWords[source]}
      </TwoLines>
    ),
    minWidth: '160px',
  },
  {
    id: 'users',
    title: 'Pemakai',
    value: ({ health }) => health?.users ?? null,
    cell: ({ health }) => health && countAndShare(health.users, people),
    numeric: true,
  },
  {
    id: 'loads',
    title: 'Pemuatan',
    value: ({ health }) => health && health.loads + health.failed,
    numeric: true,
  },
  {
    id: 'failed',
    title: 'Gagal dimuat',
    value: ({ health }) => health?.failed ?? null,
    cell: ({ health }) => health && <FailedLoads {...health} />,
    numeric: true,
  },
  {
    id: 'mean',
    title: 'Waktu muat',
    unit: 'ms',
    value: ({ health }) => health?.meanMs ?? null,
    numeric: true,
  },
  { id: 'errors', title: 'Galat', value: ({ health }) => health?.errors ?? null, numeric: true },
];

/** When and from which revision it was built, and how large it is: `dibangun 3 Maret 2025 08:00, git 1a2b3c4d, 2.191 kB`. */
const buildText = ({ builtAt, revision, size }: RemoteVersionRow): string =>
  [
    `dibangun ${formatDateTime(builtAt)}`,
    ...(revision === null ? [] : [`git ${revision.slice(0, 8)}`]),
    ...(size === null ? [] : [`${formatMeasure(Math.round(size / KILOBYTE))} kB`]),
  ].join(', ');

/** How often loading failed, and how large a part of all tries that is. */
function FailedLoads({ loads, failed }: { loads: number; failed: number }) {
  if (failed === 0) return formatMeasure(0);
  return <Badge tone="danger">{`${formatMeasure(failed)} (${failedShare({ loads, failed })})`}</Badge>;
}

const canBeActive = ({ state }: RemoteVersionRow) => state === 'available';

function menuOf(
  row: RemoteVersionRow,
  mayAct: boolean,
  onAct: (act: VersionAct, row: RemoteVersionRow) => void,
): MenuAction[] {
  const act = (name: VersionAct) => () => onAct(name, row);
  const calls: MenuAction = {
    id: 'calls',
    label: 'Panggilan API yang dipakai',
    icon: <Plug size={16} />,
    onSelect: act('calls'),
  };
  if (!mayAct) return [calls];
  return [
    {
      id: 'stable',
      label: 'Aktifkan untuk semua orang',
      icon: <Rocket size={16} />,
      disabled: !canBeActive(row) || row.active.includes('stable'),
      onSelect: act('stable'),
    },
    {
      id: 'canary',
      label: 'Coba pada sebagian pengguna',
      icon: <FlaskConical size={16} />,
      disabled: !canBeActive(row) || row.active.includes('stable'),
      onSelect: act('canary'),
    },
    {
      id: 'tab',
      label: 'Pakai di tab ini saja',
      icon: <AppWindow size={16} />,
      disabled: !canBeActive(row),
      onSelect: act('tab'),
    },
    calls,
    {
      id: 'retire',
      label: 'Tarik versi ini',
      icon: <ArchiveX size={16} />,
      tone: 'danger',
      separated: true,
      disabled: row.source === 'bundled' || row.state === 'retired' || row.active.length > 0,
      onSelect: act('retire'),
    },
  ];
}

interface VersionsTableProps {
  versions: readonly RemoteVersionRow[];
  /** People who loaded the remote in the last day, in whichever version. */
  people: number;
  /** Whether the reader may put versions in place; else he may only look. */
  mayAct: boolean;
  onAct: (act: VersionAct, row: RemoteVersionRow) => void;
}

/** Versions of a remote with what can be done with each. */
export function VersionsTable({ versions, people, mayAct, onAct }: VersionsTableProps) {
  const columns: TableColumn<RemoteVersionRow>[] = [
    ...plainOf(people),
    {
      id: 'acts',
      title: 'Tindakan',
      pinnedEnd: true,
      value: () => null,
      cell: (row) => (
        <Menu
          trigger={
            <IconButton size="small" label={`Tindakan untuk ${row.version}`} icon={<Ellipsis size={16} />} />
          }
          items={menuOf(row, mayAct, onAct)}
        />
      ),
    },
  ];
  return (
    <DataTable
      caption="Daftar versi"
      columns={columns}
      cards
      rows={versions}
      rowId={({ version }) => version}
      empty={{ description: 'Belum ada versi yang diterbitkan.' }}
    />
  );
}
