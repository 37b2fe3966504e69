import { failureText } from '@selaras/api-client';
import { Button, centredRow, tokens, useToast } from '@selaras/ui';
import { CopyPlus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { autofilled } from '../../../core/form/autofill';
import type { Values } from '../../../core/form/field';
import type { Autofill } from '../../../core/form/form-description';
import { requestResource } from '../../../core/resource-call';
import { useFormKit } from '../../field/form-kit';
import { useAutofill } from './use-autofill';

const Root = styled.div`
  ${centredRow(2, 4)}
  & > p { color: ${tokens.colour.muted}; font-size: ${tokens.text[12]}; }
`;

/** Begins a new row with values that are known already; what is filled in stays. */
export function AutofillButton({ autofill }: { autofill: Autofill }) {
  const { control, getValues, setValue } = useFormContext<Values>();
  const { sections, surroundings } = useFormKit();
  const values = useWatch({ control }) as Values;
  const [busy, setBusy] = useState(false);
  const toast = useToast();
  const query = autofill.query(values);
  const source = autofill.source(surroundings);
  const wanted = JSON.stringify(query);
  const byItself = useAutofill(autofill, values);
  const asked = useRef<AbortController | null>(null);

  // What comes for other choices, or for a form that was left, is of no use any more.
  useEffect(() => () => asked.current?.abort(), [wanted]);

  const fill = async () => {
    if (query === null) return;
    asked.current = new AbortController();
    const { signal } = asked.current;
    setBusy(true);
    try {
      const answer = await requestResource(autofill.endpoint, { query, signal });
      if (signal.aborted) return;
      const { data } = answer as { data: object | null };
      const found = data === null ? {} : autofilled(sections, getValues(), data, autofill);
      for (const [name, value] of Object.entries(found)) setValue(name, value, { shouldDirty: true });
      const count = Object.keys(found).length;
      if (data === null) toast.show({ tone: 'info', title: `Tidak ada isian dari ${source}` });
      else toast.show({ tone: 'success', title: `${count} isian diambil dari ${source}` });
    } catch (error) {
      if (signal.aborted) return;
      toast.show({
        tone: 'danger',
        title: 'Isian gagal dimuat',
        description: failureText(error).pesan,
      });
    } finally {
      setBusy(false);
    }
  };

  return (
    <Root>
      <Button
        icon={<CopyPlus size={16} />}
        loading={busy}
        disabled={query === null}
        onClick={() => void fill()}
      >
        Isi dari {source}
      </Button>
      {byItself.count > 0 && <Button onClick={byItself.undo}>Kosongkan lagi</Button>}
      <p role="status">
        {byItself.count > 0
          ? `${byItself.count} isian terisi sendiri dari ${source}. ${byItself.note}`
          : query === null
            ? autofill.words
            : 'Isian yang sudah terisi tidak diubah.'}
      </p>
    </Root>
  );
}
