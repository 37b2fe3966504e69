import { endpointsOf } from '@selaras/api-client';
import { type kinerjaLangkahAksiCalls, kinerjaLangkahAksiRoutes } from '@selaras/contracts';
import { requestResource } from '@selaras/resource/core';
import { Button, space, wrapRow } from '@selaras/ui';
import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';

const langkahAksi = endpointsOf<typeof kinerjaLangkahAksiCalls>(kinerjaLangkahAksiRoutes);

const Choices = styled.div`
  ${wrapRow(2)}
  margin-top: ${space(2)};
`;

interface RepairChoicesProps {
  /** Last year. */
  tahun: number;
  /** The performance that missed its target then. */
  masalah: number;
  /** What stands in the field already. */
  written: string;
  onChoose: (solusi: string) => void;
}

interface Step {
  readonly id: number;
  readonly sasaran: string;
}

/** Steps that were to repair last year's failure: what this year goes on with. */
export function RepairChoices({ tahun, masalah, written, onChoose }: RepairChoicesProps) {
  const { data } = useQuery({
    queryKey: [langkahAksi.list.path, 'perbaikan', tahun, masalah],
    queryFn: async () => {
      const query = { kinerja_sub_kegiatan_id: masalah, perbaikan: 'true' };
      const answer = await requestResource(langkahAksi.list, { query, tahun });
      return (answer as { data: readonly Step[] }).data;
    },
  });
  const offered = (data ?? []).filter(({ sasaran }) => !written.includes(sasaran));
  if (offered.length === 0) return null;
  return (
    <Choices role="group" aria-label={`Langkah perbaikan tahun ${tahun}`}>
      {offered.map(({ id, sasaran }) => (
        <Button
          key={id}
          size="small"
          onClick={() => onChoose(written.trim() === '' ? sasaran : `${written.trim()}\n${sasaran}`)}
        >
          Pakai: {sasaran}
        </Button>
      ))}
    </Choices>
  );
}
