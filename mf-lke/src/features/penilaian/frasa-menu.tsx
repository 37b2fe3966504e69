import { apiClient, failureText, handledByPage, invalidate } from '@selaras/api-client';
import { Button, IconButton, Modal, plainList, Stack, space, tokens, useToast } from '@selaras/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { BookmarkPlus, Quote, Trash2 } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { frasaEndpoints, penilaianQueries } from './penilaian-queries';

const List = styled.ul`
  ${plainList(1)}
  & > li { display: flex; align-items: start; gap: ${space(2)}; }
  & > li > button:first-child {
    flex: 1;
    padding: ${space(2)};
    border: 1px solid ${tokens.colour.line};
    border-radius: ${tokens.radius.control};
    background: none;
    color: inherit;
    font: inherit;
    text-align: left;
    cursor: pointer;
  }
`;

interface FrasaMenuProps {
  /** What stands in the field now; it can be kept as a phrase. */
  readonly text: string;
  /** The field's text with the phrase. */
  readonly onUse: (text: string) => void;
}

/** Phrases that the evaluator keeps: put into the field, kept out of it, removed. */
export function FrasaMenu({ text, onUse }: FrasaMenuProps) {
  const [open, setOpen] = useState(false);
  const query = useQuery({ ...penilaianQueries.frasa(), enabled: open });
  const queries = useQueryClient();
  const toast = useToast();
  const settled = { onSettled: () => invalidate(queries, { queryKey: penilaianQueries.frasa().queryKey }) };
  const keep = useMutation({
    mutationFn: () => apiClient.request(frasaEndpoints.create, { body: { teks: text.trim() } }),
    meta: handledByPage(422),
    onSuccess: () => toast.show({ tone: 'success', title: 'Frasa disimpan' }),
    ...settled,
  });
  const remove = useMutation({
    mutationFn: (id: number) => apiClient.request(frasaEndpoints.remove, { params: { id } }),
    meta: handledByPage(404),
    ...settled,
  });
  return (
    <>
      <Button size="small" variant="quiet" icon={<Quote size={14} />} onClick={() => setOpen(true)}>
        Frasa
      </Button>
      <Modal open={open} onClose={() => setOpen(false)} title="Frasa Anda" size="small">
        <Stack>
          {keep.error && <p role="alert">{failureText(keep.error).pesan}</p>}
          {text.trim().length > 2 && (
            <Button icon={<BookmarkPlus size={16} />} loading={keep.isPending} onClick={() => keep.mutate()}>
              Simpan isian ini sebagai frasa
            </Button>
          )}
          {query.data?.data.length === 0 && <p>Belum ada frasa. Tulis isian, lalu simpan di sini.</p>}
          <List>
            {query.data?.data.map(({ id, teks }) => (
              <li key={id}>
                <button
                  type="button"
                  onClick={() => {
                    onUse(text.trim() === '' ? teks : `${text.trimEnd()} ${teks}`);
                    setOpen(false);
                  }}
                >
                  {teks}
                </button>
                <IconButton
                  label={`Hapus frasa: ${teks}`}
                  icon={<Trash2 size={16} />}
                  onClick={() => remove.mutate(id)}
                />
              </li>
            ))}
          </List>
        </Stack>
      </Modal>
    </>
  );
}
