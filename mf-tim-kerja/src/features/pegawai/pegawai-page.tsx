import { apiClient } from '@selaras/api-client';
import type { pegawaiCalls, QueryOf } from '@selaras/contracts';
import type { PageOpening } from '@selaras/federation';
import { useNavigate, usePages, useYears } from '@selaras/portal';
import { SpreadsheetButton } from '@selaras/resource';
import { listQuery, listQueryAt, listRules } from '@selaras/resource/core';
import { ReadList, useListState } from '@selaras/resource/list';
import { Button, lateDialog, PageHeader } from '@selaras/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { withoutPage } from '../../without-page';
import { pegawaiImport } from './pegawai-import';
import { pegawaiList } from './pegawai-list';
import { pegawaiEndpoints, pegawaiQueries } from './pegawai-queries';

const PegawaiBaruDialog = lateDialog(async () => (await import('./pegawai-dialog')).PegawaiBaruDialog);
const rules = listRules(pegawaiList);
const { Tools } = pegawaiImport;

export const prepare = ({ queries, address }: PageOpening) =>
  queries.prefetchQuery(
    pegawaiQueries.list(listQueryAt(address, rules) as QueryOf<typeof pegawaiCalls.list>),
  );

/** `/pegawai`: the employees of a unit; of other units name, post and unit. */
export function Page() {
  const [state, change] = useListState(rules);
  const [adding, setAdding] = useState(false);
  const { hrefOf } = usePages();
  const navigate = useNavigate();
  const { tahunKinerja } = useYears();
  const asked = listQuery(state) as QueryOf<typeof pegawaiCalls.list>;
  const query = useQuery({ ...pegawaiQueries.list(asked), placeholderData: keepPreviousData });
  const open = (nip: string | null) => {
    const address = nip === null ? null : hrefOf('pegawai.show', { nip });
    if (address !== null) navigate(address);
  };
  return (
    <>
      <PageHeader
        title="Pegawai"
        description="Pegawai menurut jabatan dan waktunya. Pegawai satuan kerja lain tampil dengan nama, jabatan dan unitnya."
        actions={
          <>
            <SpreadsheetButton
              size="medium"
              file={() => apiClient.file(pegawaiEndpoints.export, { query: withoutPage(asked) })}
              name={`pegawai-${tahunKinerja}.xlsx`}
            />
            {query.data?.kemampuan.buat && (
              <>
                {Tools !== undefined && <Tools />}
                <Button variant="primary" icon={<Plus size={16} />} onClick={() => setAdding(true)}>
                  Tambah pegawai
                </Button>
              </>
            )}
          </>
        }
      />
      <ReadList
        list={pegawaiList}
        state={state}
        onChange={change}
        query={query}
        none="Belum ada pegawai yang tercatat. Tambahkan seorang, atau impor dari lembar kerja."
        opensRow={({ nip }) => nip !== null}
        onRowOpen={({ nip }) => open(nip)}
      />
      {adding && (
        <PegawaiBaruDialog
          onClose={() => setAdding(false)}
          onDone={(nip) => {
            setAdding(false);
            open(nip);
          }}
        />
      )}
    </>
  );
}
