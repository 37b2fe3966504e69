import { ApiError, apiClient, failureText, handledByPage, invalidate, rowEtag } from '@selaras/api-client';
import { type LkeBukti, type LkePutusan, putusanEvidenFields } from '@selaras/contracts';
import { unsavedMark } from '@selaras/portal';
import { useVersioned, VersionedNotices } from '@selaras/resource';
import {
  type TypedBody,
  TypedField,
  type TypedValues,
  typedBody,
  typedValues,
  typedWords,
} from '@selaras/resource/typed';
import { Button, Stack, space, tokens } from '@selaras/ui';
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

const fields = putusanEvidenFields;
type Isian = TypedValues<typeof fields>;
const isianOf = (putusan: LkePutusan): Isian => typedValues(fields, putusan);
const words = typedWords(fields);

/** Accepts a piece of evidence, or flags it with the reason that the unit will read. */
export function PutusanBar({ satkerId, bukti, writes, facts }: PutusanBarProps) {
  const queries = useQueryClient();
  const form = useVersioned<LkePutusan, Isian>(bukti, isianOf, { draft: ['putusan', satkerId, bukti.id] });
  const { values, typed, conflict } = form;
  const [asked, setAsked] = useState(false);
  const flagging = asked || typed || conflict !== null;
  const decide = useMutation({
    // A press decides about what is shown; what is typed, about the version that it was typed over.
    mutationFn: ({ over, body }: { over: LkePutusan; body: TypedBody<typeof fields> }) =>
      apiClient.request(penilaianEndpoints.putusan, {
        params: { satkerId, buktiId: bukti.id },
        body,
        ifMatch: rowEtag(over),
      }),
    meta: handledByPage(404, 409, 412, 422),
    onError: (error) => {
      if (flagging) form.failed(error);
    },
    onSuccess: ({ data }) => {
      form.saved(data);
      setAsked(false);
    },
    onSettled: () => invalidate(queries, { queryKey: lembarQueries.lembar(satkerId).queryKey }),
  });
  const flag = () => {
    if (form.holdsBack()) return;
    const body = typedBody(fields, values);
    if (typed) {
      decide.mutate({ over: form.row, body: body.putusan === 'ditandai' ? body : { ...body, alasan: null } });
    } else close();
  };
  const close = () => {
    form.takeCurrent();
    setAsked(false);
  };
  const type = ({ alasan }: { alasan: string }) => form.set({ putusan: 'ditandai', alasan });
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
                decide.mutate({
                  over: bukti,
                  body: { putusan: bukti.putusan === 'diterima' ? null : 'diterima', alasan: null },
                })
              }
            >
              {bukti.putusan === 'diterima' ? 'Batal terima' : 'Terima'}
            </Button>
            <Button
              size="small"
              icon={<Flag size={14} />}
              aria-expanded={flagging}
              onClick={flagging ? close : () => setAsked(true)}
            >
              Tandai
            </Button>
          </>
        )}
      </div>
      {bukti.putusan === 'ditandai' && !flagging && <p>Ditandai: {bukti.alasan}</p>}
      {writes && <VersionedNotices form={form} words={words} />}
      {decide.error && conflict === null && (
        <p role="alert">
          {stale
            ? 'Baru saja diputuskan orang lain; putusannya kini terlihat.'
            : failureText(decide.error).pesan}
        </p>
      )}
      {flagging && writes && (
        <Stack $gap={2} {...unsavedMark(typed)}>
          <TypedField fields={fields} name="alasan" form={{ values, set: type }} error={undefined} required />
          <div>
            <FrasaMenu text={values.alasan} onUse={(alasan) => type({ alasan })} />{' '}
            <Button
              size="small"
              variant="primary"
              disabled={conflict === null && values.alasan.trim() === ''}
              loading={decide.isPending}
              onClick={flag}
            >
              Simpan tanda
            </Button>
          </div>
        </Stack>
      )}
    </Root>
  );
}
