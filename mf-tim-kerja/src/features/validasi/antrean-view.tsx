import { apiClient } from '@selaras/api-client';
import type { AnggotaTim, QueryOf, validasiAnggotaCalls } from '@selaras/contracts';
import { useYears } from '@selaras/portal';
import { SpreadsheetButton } from '@selaras/resource';
import { defineReadList, listQuery, listRules } from '@selaras/resource/core';
import { ReadList, useListState } from '@selaras/resource/list';
import { Button, Checkbox, LandscapePaper, latePart, PageHeader, Stack, space, tokens } from '@selaras/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Check, X } from 'lucide-react';
import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { timQueries, validasiEndpoints } from '../../anggota/tim-queries';
import { withoutPage } from '../../without-page';
import type { Antrean } from './antrean';
import { antreanColumns, withPilihan } from './antrean-columns';
import type { Putusan, Terlewat } from './putuskan-dialog';

const PutuskanDialog = latePart(async () => (await import('./putuskan-dialog')).PutuskanDialog);

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
  & > p { flex: 1 1 160px; color: ${tokens.colour.muted}; }
  @media print { display: none; }
`;

const listOf = (antrean: Antrean) =>
  defineReadList<AnggotaTim>({
    caption: antrean.title,
    search: 'Cari pegawai, jabatan atau tim',
    failed: 'Antrean gagal dimuat',
    noneFits: 'Tidak ada yang cocok dengan saringan.',
    columns: antreanColumns(antrean),
    filters: [
      {
        name: 'tampil',
        label: 'Tampilkan',
        options: [{ value: 'diputus', label: 'Yang sudah saya putuskan' }],
      },
      {
        name: 'saring',
        label: 'Saring',
        options: [
          { value: 'terlambat', label: 'Lewat tujuh hari' },
          { value: 'berubah', label: 'Perubahan dari yang disetujui' },
          { value: 'dipinjam', label: 'Dipinjam' },
          { value: 'tambahan', label: 'Penugasan tambahan' },
        ],
      },
    ],
    sort: null,
    hideable: true,
    rowId: ({ id }) => id,
  });

/** A queue of places that wait for the reader: search, filter, and a decision about one or many. */
export function AntreanView({ antrean }: { antrean: Antrean }) {
  const list = useMemo(() => listOf(antrean), [antrean]);
  const [state, change] = useListState(useMemo(() => listRules(list), [list]));
  const { tahunKinerja } = useYears();
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const [putusan, setPutusan] = useState<Putusan | null>(null);
  const [terlewat, setTerlewat] = useState<readonly Terlewat[]>([]);
  const asked: QueryOf<typeof validasiAnggotaCalls.list> = { ...listQuery(state), sebagai: antrean.sebagai };
  const query = useQuery({ ...timQueries.antrean(asked), placeholderData: keepPreviousData });
  const rows = query.data?.data ?? [];
  const waits = (row: AnggotaTim) => row.langkah.some((step) => step.startsWith('setujui'));
  const open = rows.filter(waits);
  const chosen = open.filter(({ id }) => ticked.has(id));
  const toggle = (id: number) => {
    const next = new Set(ticked);
    if (!next.delete(id)) next.add(id);
    setTicked(next);
  };
  const jumlah = query.data?.jumlah;
  return (
    <>
      <LandscapePaper />
      <PageHeader
        title={antrean.title}
        description={antrean.description}
        actions={
          <SpreadsheetButton
            size="medium"
            file={() => apiClient.file(validasiEndpoints.export, { query: withoutPage(asked) })}
            name={`${antrean.berkas}-${tahunKinerja}.xlsx`}
          />
        }
      />
      <Stack>
        {jumlah && (
          <p role="status">
            {jumlah.menunggu} menunggu keputusan Anda
            {jumlah.terlambat > 0 && `, ${jumlah.terlambat} di antaranya lewat tujuh hari`}
          </p>
        )}
        {terlewat.length > 0 && (
          <div role="alert">
            <p>Tidak diputus:</p>
            <ul>
              {terlewat.map(({ nama, pesan }) => (
                <li key={nama}>
                  {nama}: {pesan}
                </li>
              ))}
            </ul>
          </div>
        )}
        <ReadList
          list={list}
          state={state}
          onChange={change}
          query={query}
          columns={withPilihan(list.columns, { has: (id) => ticked.has(id), toggle }, waits)}
          none={antrean.none}
          below={
            open.length > 0 && (
              <Bar role="group" aria-label="Putusan atas baris terpilih">
                <Checkbox
                  label="Pilih semua di halaman ini"
                  checked={chosen.length === open.length}
                  onChange={() =>
                    setTicked(new Set(chosen.length === open.length ? [] : open.map(({ id }) => id)))
                  }
                />
                <p>
                  {chosen.length} dari {open.length} dipilih
                </p>
                <Button
                  size="small"
                  icon={<X size={16} />}
                  disabled={chosen.length === 0}
                  onClick={() => setPutusan('tolak')}
                >
                  Tolak
                </Button>
                <Button
                  size="small"
                  variant="primary"
                  icon={<Check size={16} />}
                  disabled={chosen.length === 0}
                  onClick={() => setPutusan('setujui')}
                >
                  Setujui
                </Button>
              </Bar>
            )
          }
        />
      </Stack>
      {putusan !== null && chosen.length > 0 && (
        <PutuskanDialog
          putusan={putusan}
          rows={chosen}
          onDone={(left) => {
            setTerlewat(left);
            setTicked(new Set());
          }}
          onClose={() => setPutusan(null)}
        />
      )}
    </>
  );
}
