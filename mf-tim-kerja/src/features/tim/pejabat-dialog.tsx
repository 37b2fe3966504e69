import { apiClient, optionQueries, rowEtag } from '@selaras/api-client';
import { type PejabatSementara, pejabatSementaraFields } from '@selaras/contracts';
import { formatDate, pejabatSementaraWords } from '@selaras/domain';
import { ActDialog, loadFailure } from '@selaras/resource';
import { useAct } from '@selaras/resource/act';
import { QueryPicker } from '@selaras/resource/picker';
import { TypedField, type TypedValues, typedBody, typedValues } from '@selaras/resource/typed';
import {
  Badge,
  Button,
  EmptyState,
  ErrorState,
  LoadingState,
  OptionPicker,
  plainList,
  space,
  spreadRow,
  tokens,
  useLoaded,
} from '@selaras/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { BerhentiMark } from '../../anggota/berhenti-mark';
import { refusalOf } from '../../anggota/refusal';
import { pejabatEndpoints, timQueries } from '../../anggota/tim-queries';
import { CalonPicker } from './calon-picker';

const List = styled.ul`
  ${plainList(2)}
  & > li {
    ${spreadRow(2)}
    padding-bottom: ${space(2)};
    border-bottom: 1px solid ${tokens.colour.line};
  }
  & small { display: block; font-size: ${tokens.text[12]}; color: ${tokens.colour.muted}; }
`;

const Days = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(160px, 1fr));
  gap: ${space(3)};
`;

const { jabatan_id: jabatan, pegawai_id: pegawai, ...masaFields } = pejabatSementaraFields;
const empty = { ...typedValues(pejabatSementaraFields, null), jenis: 'plt' } as const;
type Values = TypedValues<typeof pejabatSementaraFields>;

interface PejabatDialogProps {
  /** null: the reader chooses one, for he has none of his own. */
  satkerId: number | null;
  onClose: () => void;
}

/** Who acts for the holders of a unit's posts, and for which days. */
export function PejabatDialog({ satkerId: own, onClose }: PejabatDialogProps) {
  const [satkerId, chooseUnit] = useState(own);
  const query = useQuery({ ...timQueries.pejabat(satkerId ?? 0), enabled: satkerId !== null });
  const { data, failure, loading } = useLoaded(query.data, loadFailure(query, 'Pejabat gagal dimuat'));
  const [value, setValue] = useState<Values>(empty);
  const set = (changed: Partial<Values>) => setValue({ ...value, ...changed });
  const { jabatan_id, pegawai_id, ...masa } = value;
  const add = useAct({
    send: (idempotencyKey, { unit, ...ids }: { unit: number; jabatan_id: number; pegawai_id: number }) =>
      apiClient.request(pejabatEndpoints.create, {
        params: { satkerId: unit },
        body: { ...typedBody(masaFields, masa), ...ids },
        idempotencyKey,
      }),
    handled: [409, 422],
    done: 'Pejabat sementara dicatat',
    onDone: () => setValue(empty),
  });
  const { errorOf, refusal } = refusalOf(add.error, Object.keys(pejabatSementaraFields));
  const typed = (name: keyof typeof masaFields) => ({
    fields: masaFields,
    name,
    form: { values: value, set },
    error: errorOf(name),
  });
  const complete = jabatan_id !== null && pegawai_id !== null && !Object.values(masa).includes('');
  return (
    <ActDialog
      title="Pelaksana tugas dan pelaksana harian"
      description="Ia memutus atas namanya sendiri selama masa yang ditulis di sini, tanggal mulai dan selesai termasuk."
      verb="Catat"
      disabled={!complete}
      sending={add}
      typed={JSON.stringify(value) !== JSON.stringify(empty)}
      refusal={refusal}
      onSubmit={() => {
        if (satkerId !== null && jabatan_id !== null && pegawai_id !== null)
          add.mutate({ unit: satkerId, jabatan_id, pegawai_id });
      }}
      onClose={onClose}
    >
      {own === null && (
        <QueryPicker
          label="Satuan kerja"
          query={(search) => optionQueries.satuanKerja(search)}
          value={satkerId}
          onChange={(unit) => {
            chooseUnit(unit === null ? null : Number(unit));
            setValue({ ...value, jabatan_id: null, pegawai_id: null });
          }}
        />
      )}
      {satkerId !== null && failure && <ErrorState {...failure} />}
      {satkerId !== null && loading && <LoadingState />}
      {satkerId !== null && data && (
        <PejabatList key={`daftar ${satkerId}`} satkerId={satkerId} pejabat={data.data} />
      )}
      <OptionPicker
        key={`jabatan ${satkerId}`}
        idle={satkerId === null}
        label={jabatan.label}
        options={data?.jabatan.map(({ id, nama, pejabat }) => ({
          value: id,
          label: `${nama} – ${pejabat ?? 'kosong'}`,
        }))}
        value={jabatan_id}
        error={errorOf('jabatan_id')}
        onChange={(id) => set({ jabatan_id: id === null ? null : Number(id) })}
      />
      {satkerId !== null && (
        <CalonPicker
          key={`pegawai ${satkerId}`}
          label={pegawai.label}
          satkerId={satkerId}
          lingkup="semua"
          value={pegawai_id}
          error={errorOf('pegawai_id')}
          onChange={(id) => set({ pegawai_id: id })}
        />
      )}
      <TypedField {...typed('jenis')} />
      <Days>
        <TypedField {...typed('mulai')} />
        <TypedField {...typed('selesai')} />
      </Days>
      <TypedField {...typed('dasar')} />
    </ActDialog>
  );
}

function PejabatList({ satkerId, pejabat }: { satkerId: number; pejabat: readonly PejabatSementara[] }) {
  const remove = useAct({
    send: (_, { id, versi }: PejabatSementara) =>
      apiClient.request(pejabatEndpoints.akhiri, {
        params: { satkerId, pejabatId: id },
        ifMatch: rowEtag({ versi }),
      }),
  });
  if (pejabat.length === 0) return <EmptyState title="Belum ada pejabat sementara." />;
  return (
    <List aria-label="Pejabat sementara">
      {pejabat.map((one) => (
        <li key={one.id}>
          <span>
            {one.nama} {one.aktif && <Badge tone="success">Menjabat</Badge>}{' '}
            <BerhentiMark pada={one.berhenti_pada} />
            <small>
              {pejabatSementaraWords[one.jenis]} {one.jabatan.nama}, {formatDate(one.mulai)} –{' '}
              {formatDate(one.selesai)}, {one.dasar}
            </small>
          </span>
          <Button
            size="small"
            aria-label={`Hapus ${one.nama} sebagai ${one.jabatan.nama}`}
            loading={remove.isPending && remove.variables.id === one.id}
            onClick={() => remove.mutate(one)}
          >
            Hapus
          </Button>
        </li>
      ))}
    </List>
  );
}
