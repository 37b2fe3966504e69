import { handledByPage, nodeModalQueries } from '@selaras/api-client';
import type { SolusiMasalah, SolusiMasalahType } from '@selaras/contracts';
import { LoadingState, space, useShownAtLeast } from '@selaras/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import styled from 'styled-components';
import { levelAt } from '../../tree/model/level';
import { isMissing } from '../kit/is-missing';
import { NoData } from '../kit/no-data';
import type { NodeModalProps } from '../kit/node-modal-props';
import { PerbaikanPart } from './perbaikan-part';

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(320px, 100%), 1fr));
  align-items: start;
  gap: ${space(4)};
`;

const types: Readonly<Record<string, SolusiMasalahType>> = {
  'kinerja-program': 'kinerja-program',
  'kinerja-kegiatan': 'kinerja-kegiatan',
  'kinerja-sub-kegiatan': 'kinerja-sub-kegiatan',
};

/**
 * 'Perbaikan Kinerja': last year's problem beside this year's solution, each with what lies below it. Without either it
 * says so; when loading fails the modal closes (spec 1 §2, §8).
 */
export function PerbaikanKinerja({ card, level, onClose }: NodeModalProps) {
  const type = types[levelAt(level).level] ?? 'kinerja-sub-kegiatan';
  const query = useQuery({
    ...nodeModalQueries.solusiMasalah(type, card.nodeId),
    meta: handledByPage(404),
  });
  const { data, error } = query;
  const failed = error !== null && data === undefined && !isMissing(error);
  const loading = useShownAtLeast(query.isPending);
  useEffect(() => {
    if (failed && !loading) onClose();
  }, [failed, loading, onClose]);
  if (loading || failed) return <LoadingState />;
  return data === undefined || isEmpty(data) ? <NoData /> : <Comparison parts={data} level={level} />;
}

const isEmpty = ({ solusi, masalah }: SolusiMasalah) => solusi === null && masalah === null;

function Comparison({ parts: { masalah, solusi }, level }: { parts: SolusiMasalah; level: number }) {
  return (
    <Columns>
      <PerbaikanPart kind="masalah" part={masalah} level={level} />
      <PerbaikanPart kind="solusi" part={solusi} level={level} />
    </Columns>
  );
}
