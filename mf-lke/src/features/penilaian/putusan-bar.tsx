import { ApiError, apiClient, failureText, handledByPage, invalidate, rowEtag } from '@selaras/api-client';
import type { LkeBukti, LkePutusan } from '@selaras/contracts';
import { Button, Stack, space, TextAreaField, tokens } from '@selaras/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Check, Flag } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { lembarQueries } from '../../lembar/lembar-queries';
import { FrasaMenu } from './frasa-menu';
import { penilaianEndpoints } from './penilaian-queries';

const Root = styled.div`
  display: grid;
  gap: ${space(2)};
  padding: ${space(2)} ${space(3)};
  border-bottom: 1px solid ${tokens.colour.line};
  & > div { display: flex; flex-wrap: wrap; align-items: center; gap: ${space(2)}; }
  & small { flex: 1 1 160px; font-size: ${tokens.text[12]}; color: ${tokens.colour.muted}; }
`;

interface PutusanBarProps {
  readonly satkerId: number;
  readonly bukti: LkeBukti;
  readonly writes: boolean;
  readonly facts: string;
}

/** Accepts a piece of evidence, or flags it with the reason that the unit will read. */
export function PutusanBar({ satkerId, bukti, writes, facts }: PutusanBarProps) {
  const queries = useQueryClient();
  const [alasan, setAlasan] = useState<string | null>(null);
  const decide = useMutation({
    mutationFn: (body: Pick<LkePutusan, 'putusan' | 'alasan'>) =>
      apiClient.request(penilaianEndpoints.putusan, {
        params: { satkerId, buktiId: bukti.id },
        body,
        ifMatch: rowEtag(bukti),
      }),
    meta: handledByPage(404, 409, 412, 422),
    onSuccess: () => setAlasan(null),
    onSettled: () => invalidate(queries, { queryKey: lembarQueries.lembar(satkerId).queryKey }),
  });
  const stale = decide.error instanceof ApiError && decide.error.status === 412;
  return (
    <Root>
      <div>
        <small>{facts}</small>
        {writes && (
          <>
            <Button
              size="small"
              icon={<Check size={14} />}
              aria-pressed={bukti.putusan === 'diterima'}
              loading={decide.isPending}
              onClick={() =>
                decide.mutate({ putusan: bukti.putusan === 'diterima' ? null : 'diterima', alasan: null })
              }
            >
              {bukti.putusan === 'diterima' ? 'Batal terima' : 'Terima'}
            </Button>
            <Button
              size="small"
              icon={<Flag size={14} />}
              aria-expanded={alasan !== null}
              onClick={() => setAlasan(alasan === null ? (bukti.alasan ?? '') : null)}
            >
              Tandai
            </Button>
          </>
        )}
      </div>
      {bukti.putusan === 'ditandai' && alasan === null && <p>Ditandai: {bukti.alasan}</p>}
      {decide.error && (
        <p role="alert">
          {stale
            ? 'Baru saja diputuskan orang lain; putusannya kini terlihat.'
            : failureText(decide.error).pesan}
        </p>
      )}
      {alasan !== null && (
        <Stack $gap={2}>
          <TextAreaField
            label="Alasan ditandai"
            lines={2}
            maxLength={1000}
            value={alasan}
            onChange={({ target }) => setAlasan(target.value)}
          />
          <div>
            <FrasaMenu text={alasan} onUse={setAlasan} />{' '}
            <Button
              size="small"
              variant="primary"
              disabled={alasan.trim() === ''}
              loading={decide.isPending}
              onClick={() => decide.mutate({ putusan: 'ditandai', alasan })}
            >
              Simpan tanda
            </Button>
          </div>
        </Stack>
      )}
    </Root>
  );
}
