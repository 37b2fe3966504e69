import { failureText } from '@selaras/api-client';
import type { LkeBagian, LkePembagian } from '@selaras/contracts';
import { type LangkahBagianLke, penulisLke, zonedDate } from '@selaras/domain';
import { Button, EmptyState, Modal, Stack } from '@selaras/ui';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import styled from 'styled-components';
import type { LembarData } from '../eviden-data';
import { placed } from '../layout';
import { BagianCard } from './bagian-card';
import { BagianForm } from './bagian-form';
import { KoordinatorPart } from './koordinator-part';
import { ReturnDialog } from './return-dialog';
import { usePembagian } from './use-pembagian';

const Parts = styled.ul`
  display: grid;
  gap: 12px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

interface PembagianDialogProps {
  readonly data: LembarData;
  readonly pembagian: LkePembagian;
  readonly onClose: () => void;
}

type Form = { readonly bagian: LkeBagian | null };

/** Who of the unit fills in what until when, and what became of it. */
export function PembagianDialog({ data, pembagian, onClose }: PembagianDialogProps) {
  const { instrumen, lembar } = data;
  const satkerId = lembar.satuan_kerja.satuan_kerja_id;
  const write = usePembagian(satkerId);
  const [form, setForm] = useState<Form | null>(null);
  const [returned, setReturned] = useState<LkeBagian | null>(null);
  const komponen = useMemo(() => placed(instrumen), [instrumen]);
  const rows = useMemo(() => new Map(lembar.baris.map((row) => [row.kriteria_id, row])), [lembar.baris]);
  const open = penulisLke(lembar.keadaan) === 'unit';
  const gives = open && pembagian.saya_koordinator;
  const { bagian } = pembagian;

  if (form !== null) {
    return (
      <BagianForm
        satkerId={satkerId}
        komponen={komponen}
        bagian={form.bagian}
        others={bagian.filter(({ id }) => id !== form.bagian?.id)}
        onClose={() => setForm(null)}
      />
    );
  }
  if (returned !== null) {
    return <ReturnDialog satkerId={satkerId} bagian={returned} onClose={() => setReturned(null)} />;
  }
  const step = (part: LkeBagian, langkah: LangkahBagianLke) =>
    langkah === 'kembalikan' ? setReturned(part) : write.mutate({ act: langkah, bagian: part });
  const add = gives && (
    <Button variant="primary" icon={<Plus size={16} />} onClick={() => setForm({ bagian: null })}>
      Bagikan kriteria
    </Button>
  );
  return (
    <Modal
      open
      onClose={onClose}
      size="large"
      title="Pembagian lembar kerja"
      description="Setiap bagian diisi orangnya, diserahkan kepada koordinator, lalu dikembalikan atau ditutup. Hanya koordinator yang mengajukan keseluruhan."
      footer={<Button onClick={onClose}>Tutup</Button>}
    >
      <Stack>
        {write.error && <p role="alert">{failureText(write.error).pesan}</p>}
        <KoordinatorPart
          satkerId={satkerId}
          pembagian={gives ? pembagian : { ...pembagian, saya_koordinator: false }}
          onAdd={(userId) => write.mutate({ act: 'tunjuk', userId })}
          onRemove={(userId) => write.mutate({ act: 'lepas', userId })}
        />
        {bagian.length === 0 ? (
          <EmptyState title="Belum ada kriteria yang dibagikan." action={add} />
        ) : (
          <>
            <div>{add}</div>
            <Parts aria-label="Bagian">
              {bagian.map((part) => (
                <BagianCard
                  key={part.id}
                  bagian={open ? part : { ...part, langkah: [] }}
                  rows={rows}
                  today={zonedDate(new Date())}
                  sending={write.isPending}
                  onStep={(langkah) => step(part, langkah)}
                  onEdit={gives ? () => setForm({ bagian: part }) : null}
                  onTakeBack={gives ? () => write.mutate({ act: 'tarik', bagian: part }) : null}
                />
              ))}
            </Parts>
          </>
        )}
      </Stack>
    </Modal>
  );
}
