import { apiClient, failureText, newIdempotencyKey } from '@selaras/api-client';
import { EMPTY_VALUE, formatMeasure, formatPercent } from '@selaras/domain';
import { Link, useNavigate, usePages } from '@selaras/portal';
import { loadFailure } from '@selaras/resource';
import {
  Button,
  Card,
  DefinitionGrid,
  EmptyState,
  ErrorState,
  LinkButton,
  OptionPicker,
  PageHeader,
  Skeleton,
  Stack,
  useLoaded,
} from '@selaras/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { PencilLine } from 'lucide-react';
import { useState } from 'react';
import { lkipQueries, ownerParams } from '../lkip/lkip-queries';
import { type NarasiLevel, narasiLevels } from './narasi-level';
import { useNarasiPlace } from './narasi-place';
import { narasiEndpoints, narasiQueries } from './narasi-queries';

/** Begins the narrative of an indicator that has none, and goes on to write it. */
export function NarasiCreate({ level }: { level: NarasiLevel }) {
  const { page, title } = narasiLevels[level];
  const { hrefOf } = usePages();
  const { unit, indikator: named } = useNarasiPlace(level);
  const [chosen, choose] = useState<number | null>(null);
  const query = useQuery({ ...narasiQueries.daftar(unit ?? null), enabled: unit !== undefined });
  const { data, failure } = useLoaded(
    query.data?.data.baris,
    loadFailure(query, 'Daftar indikator gagal dimuat'),
  );
  const begin = useBegin(level, unit ?? null);
  const free = data?.filter(({ narasi }) => narasi === null).map(({ indikator }) => indikator);
  const indikator = free?.find(({ id }) => id === (chosen ?? named));
  return (
    <>
      <PageHeader
        title={`Tambah ${title}`}
        description="Pilih indikator, lalu tulis ketujuh narasinya. Setiap narasi punya draf dari angka yang dapat dipakai."
      />
      {failure && <ErrorState {...failure} />}
      {!failure && data === undefined && <Skeleton height="220px" />}
      {free?.length === 0 && (
        <EmptyState
          title="Semua indikator sudah punya narasi"
          description="Buka salah satunya dari daftar untuk melanjutkan."
          action={
            <LinkButton as={Link} to={hrefOf(page) ?? ''}>
              Ke daftar narasi
            </LinkButton>
          }
        />
      )}
      {free !== undefined && free.length > 0 && (
        <Card>
          <Stack
            as="form"
            onSubmit={(event) => {
              event.preventDefault();
              if (indikator !== undefined) begin.mutate(indikator.id);
            }}
          >
            <OptionPicker
              label="Indikator"
              options={free.map(({ id, indikator: text }) => ({ value: id, label: text }))}
              value={indikator?.id ?? null}
              onChange={(value) => choose(value === null ? null : Number(value))}
            />
            {indikator && (
              <DefinitionGrid
                items={[
                  { term: 'Sasaran', value: indikator.sasaran, wide: true },
                  { term: 'Target', value: `${indikator.target} ${indikator.satuan ?? ''}` },
                  {
                    term: 'Realisasi',
                    value:
                      indikator.realisasi === null
                        ? EMPTY_VALUE
                        : `${formatMeasure(indikator.realisasi)} ${indikator.satuan ?? ''}`,
                  },
                  { term: 'Capaian', value: formatPercent(indikator.capaian) },
                ]}
              />
            )}
            {begin.error && <p role="alert">{failureText(begin.error).pesan}</p>}
            <div>
              <Button
                type="submit"
                variant="primary"
                icon={<PencilLine size={16} />}
                loading={begin.isPending}
                disabled={indikator === undefined}
              >
                Mulai menulis
              </Button>
            </div>
          </Stack>
        </Card>
      )}
    </>
  );
}

function useBegin(level: NarasiLevel, unit: number | null) {
  const { page } = narasiLevels[level];
  const { tahun } = useNarasiPlace(level);
  const { hrefOf } = usePages();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [idempotencyKey] = useState(newIdempotencyKey);
  return useMutation({
    mutationFn: (indikator_id: number) =>
      apiClient.request(narasiEndpoints(unit).tambah, {
        params: ownerParams(unit),
        body: { indikator_id },
        tahun,
        idempotencyKey: `${idempotencyKey}-${indikator_id}`,
      }),
    onSuccess: async ({ data: { id } }) => {
      await queries.invalidateQueries({ queryKey: lkipQueries.all });
      navigate(hrefOf(`${page}.edit`, { id }) ?? '');
    },
  });
}
